/** Where we are. A few kinds of pages, so the router is this file. */

export type Route =
  | { readonly page: "lobby" }
  | { readonly page: "new"; readonly game: string }
  | { readonly page: "cards"; readonly game: string }
  | { readonly page: "rules"; readonly game: string }
  /** All decks of this device, or one to build. */
  | { readonly page: "decks"; readonly game: string; readonly deck: string | null }
  | { readonly page: "learn"; readonly game: string | null }
  | { readonly page: "lesson"; readonly game: string; readonly lesson: string }
  | { readonly page: "glossary"; readonly game: string }
  | { readonly page: "overview"; readonly game: string }
  | { readonly page: "match"; readonly match: string }
  /** Looking back: `matches/k3vq8w2m4t`, or `records/…` for a text opened here. */
  | { readonly page: "replay" | "end" | "analysis"; readonly past: string };

function parse(path: string): Route {
  const [, first, second, third] = path.split("/");
  if (first === "learn" && second && third) return { page: "lesson", game: second, lesson: third };
  if (first === "learn") return { page: "learn", game: second || null };
  if (first === "overview" && second) return { page: "overview", game: second };
  if (first === "glossary" && second) return { page: "glossary", game: second };
  if (first === "match" && second) return { page: "match", match: second };
  if ((first === "replay" || first === "end" || first === "analysis") && second)
    return {
      page: first,
      past: second === "record" && third ? `records/${third}` : `matches/${second}`,
    };
  if (first === "new" && second) return { page: "new", game: second };
  if (first === "rules" && second) return { page: "rules", game: second };
  if (first === "decks" && second) return { page: "decks", game: second, deck: third || null };
  if (first === "cards" && second) return { page: "cards", game: second };
  return { page: "lobby" };
}

class Here {
  route = $state.raw<Route>(parse(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.route = parse(location.pathname)));
  }

  /** `instead`: the way back does not lead through where we are now. */
  go(path: string, { instead = false } = {}): void {
    if (instead) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.route = parse(location.pathname);
    scrollTo(0, 0);
  }
}

export const here = new Here();

/** Where one looks back on a match or an opened text: `/replay/…`, `/end/…`, `/analysis/…`. */
export function lookingBack(past: string, page: "replay" | "end" | "analysis" = "replay"): string {
  const [kind, id] = past.split("/");
  return kind === "records" ? `/${page}/record/${id}` : `/${page}/${id}`;
}

/** For links: a plain click stays in the page, anything else is the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  here.go(link.pathname + link.search + link.hash);
}

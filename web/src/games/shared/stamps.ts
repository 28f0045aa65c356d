/** The stamps, as the inside of a 48 × 48 drawing. */

const files = import.meta.glob<string>("./stamps/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

const bodies: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, svg]) => [
    path.slice(path.lastIndexOf("/") + 1, -".svg".length),
    svg.replace(/^[^>]*>/, "").replace(/<\/svg>\s*$/, ""),
  ]),
);

/** The drawing of a stamp; nothing if there is none of that name. */
export function stampBody(name: string): string {
  return bodies.get(name) ?? "";
}

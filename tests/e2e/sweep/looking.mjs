// What can be seen on a table, from inside the page: runs in the browser, so it is one function.
// It returns what is wrong (`faults`) and where one may click (`answers`).
export function looking(rules) {
  const faults = [];
  const fault = (what, detail = "") =>
    faults.push(`${what}${detail ? `: ${detail}` : ""}`);
  const all = (selector, within = document) => [
    ...within.querySelectorAll(selector),
  ];
  const box = (element) => element.getBoundingClientRect();
  const round = (number) => Math.round(number * 10) / 10;
  const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 60);

  const overlap = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });

  // -- the window ------------------------------------------------------------------------------

  const page = document.documentElement;
  if (page.scrollWidth > innerWidth)
    fault("scrolls sideways", `${page.scrollWidth} px`);
  if (page.scrollHeight > innerHeight)
    fault("scrolls down", `${page.scrollHeight} px`);

  // -- the question ----------------------------------------------------------------------------

  /** The lines a text takes: their upper edges. */
  const linesOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const tops = [];
    for (const { top, width } of range.getClientRects())
      if (width > 0 && !tops.some((one) => Math.abs(one - top) < 6))
        tops.push(top);
    return tops.length;
  };
  const bar = document.querySelector(rules.bar);
  const ask = document.querySelector(rules.ask);
  if (!bar || !ask) return { faults: ["no question"], answers: [] };
  const frame = box(bar);
  if (
    frame.bottom > innerHeight + 1 ||
    frame.top < 0 ||
    frame.right > innerWidth + 1
  )
    fault("the question bar is outside the window");
  if (rules.lying) {
    if (frame.width > innerWidth * 0.3)
      fault("the question's column is wide", `${frame.width} px`);
  } else if (frame.height >= innerHeight * rules.tall)
    fault(
      "the question bar is high",
      `${round(frame.height)} of ${innerHeight} px`,
    );
  const room = box(ask.parentElement);
  if (room.width < frame.width * rules.room)
    fault(
      "the question is squeezed",
      `${round(room.width)} of ${round(frame.width)} px`,
    );
  const lines = linesOf(ask);
  if (lines > rules.lines)
    fault("the question is long", `${lines} lines: ${short(ask.textContent)}`);
  if (box(ask).bottom > room.bottom + 1)
    fault("the question is cut", short(ask.textContent));

  // -- the board -------------------------------------------------------------------------------

  const board = document.querySelector("[data-test=board]");
  const area = box(board);
  const side = all("aside")
    .map(box)
    .find((one) => one.left > innerWidth / 2 && one.height > innerHeight / 2);
  const width =
    (rules.lying ? frame.left : (side?.left ?? innerWidth)) || innerWidth;
  if (area.width < width * 0.6)
    fault("the board is narrow", `${round(area.width)} of ${round(width)} px`);
  if (area.height < innerHeight * rules.share)
    fault("the board is low", `${round(area.height)} of ${innerHeight} px`);

  // -- what can be hit -------------------------------------------------------------------------

  const STEPS = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
  /** The part of a thing that has to be free. */
  const FREE = 0.3;
  const within = (element, top) => element === top || element.contains(top);
  const same = (element, top) => {
    const anchor = element.dataset?.anchor;
    return (
      within(element, top) ||
      (anchor && top?.closest(`[data-anchor]`)?.dataset.anchor === anchor)
    );
  };
  const flows = new Map();
  /** What becomes of what is too large for an element: asked once for each. */
  const flow = (element) => {
    if (!flows.has(element)) {
      const { overflowX, overflowY } = getComputedStyle(element);
      flows.set(element, { overflowX, overflowY });
    }
    return flows.get(element);
  };
  const scrolls = (element) => {
    for (let up = element.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY } = flow(up);
      if (!/auto|scroll/.test(overflowX + overflowY)) continue;
      if (
        up.scrollWidth > up.clientWidth + 1 ||
        up.scrollHeight > up.clientHeight + 1
      )
        return up;
    }
    return null;
  };
  /** Where a thing can be hit; null: nowhere; undefined: it is beyond the edge of a map that moves. */
  const hit = (element) => {
    if (scrolls(element))
      element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const at = box(element);
    const map = element.closest("[data-moves]");
    const seen = map
      ? box(map)
      : { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const inside = (x, y) =>
      x > seen.left + 1 &&
      x < seen.right - 1 &&
      y > seen.top + 1 &&
      y < seen.bottom - 1;
    let [reached, lying] = [0, 0];
    let best = null;
    for (const down of STEPS)
      for (const across of STEPS) {
        const [x, y] = [at.left + at.width * across, at.top + at.height * down];
        if (!inside(x, y)) continue;
        const top = document.elementFromPoint(x, y);
        if (!within(element, top)) {
          // Something else is on top: does it lie there at all?
          const stack = document.elementsFromPoint(x, y);
          if (!stack.some((one) => within(element, one))) continue;
          lying++;
          if (!same(element, top)) continue;
        } else lying++;
        reached++;
        best ??= { x, y };
        // However many of the other points are covered, this is enough.
        if (reached >= STEPS.length ** 2 * FREE) return best;
      }
    if (best && reached >= lying * FREE) return best;
    if (map && !inside(at.left + at.width / 2, at.top + at.height / 2))
      return undefined;
    return null;
  };
  // A card that a finger has opened lies over everything: it is chosen there.
  const opened = document.querySelector("dialog [data-test=card-choose]");
  if (opened) {
    const at = hit(opened);
    if (!at)
      fault("an opened card cannot be chosen", short(opened.textContent));
    const choose = { ...at, kind: "option", what: "card-choose" };
    return { faults, answers: at ? [choose] : [], beyond: 0 };
  }
  const answers = [];
  const named = (element) =>
    element.dataset.anchor ??
    element.dataset.answer ??
    short(element.textContent);

  const glowing = all("[data-state=legal]");
  const anchors = new Set(glowing.map((one) => one.dataset.anchor));
  const wanted = Number(document.querySelector(rules.screen).dataset.glows);
  if (anchors.size < wanted)
    fault(
      "some answers are not on the table",
      `${anchors.size} of ${wanted} glow`,
    );
  let beyond = 0;
  const covered = new Map();
  for (const element of glowing) {
    const at = hit(element);
    if (at) answers.push({ ...at, kind: "glow", what: named(element) });
    else if (at === undefined) beyond++;
    else if (!covered.has(named(element))) {
      const { left, top, width, height } = box(element);
      const over = document.elementFromPoint(
        left + width / 2,
        top + height / 2,
      );
      const by = over
        ? `${over.tagName.toLowerCase()}.${over.getAttribute("class") ?? ""}`
        : "nothing";
      covered.set(named(element), `${named(element)} by ${by}`);
    }
  }
  // The same thing may be drawn twice, on the board and in a list: once is enough.
  const hits = new Set(answers.map((one) => one.what));
  const hidden = [...covered]
    .filter(([what]) => !hits.has(what))
    .map(([, detail]) => detail);
  if (hidden.length > 0)
    fault(
      "what glows is covered",
      `${hidden.slice(0, 3).join(", ")}${hidden.length > 3 ? ` … ${hidden.length} in all` : ""}`,
    );
  if (beyond > 0 && beyond === anchors.size)
    fault("nothing that glows is in sight", `${beyond}`);

  const buttons = all(
    "[data-test=option], [data-test=confirm], [data-test=rather-not], [data-test=more], button[data-answer]:not([data-test])",
  ).filter((one) => !one.closest("[data-test=weighed]"));
  for (const element of buttons) {
    const at = hit(element);
    if (!at) fault("a button cannot be hit", short(element.textContent));
    else if (element.dataset.test === "more")
      answers.push({ ...at, kind: "more", what: "more" });
    else if (element.dataset.test !== "rather-not")
      answers.push({ ...at, kind: element.dataset.test, what: named(element) });
    // A number may stand beside the words, on a line of its own.
    const written = [element, ...all("*", element)].filter((one) =>
      [...one.childNodes].some(
        (node) => node.nodeName === "#text" && node.nodeValue.trim(),
      ),
    );
    if (written.some((one) => linesOf(one) > 2))
      fault("a button has many lines", short(element.textContent));
  }
  for (const element of all("[data-test=answers] [role=option]")) {
    const at = hit(element);
    if (!at)
      fault("a line of the list cannot be hit", short(element.textContent));
    else
      answers.push({
        ...at,
        kind: "list",
        what: named(element),
        answer: element.dataset.answer,
      });
  }
  document.querySelector("[data-test=answers]")?.scrollTo(0, 0);
  if (rules.asks && answers.length + beyond === 0)
    fault("there is nothing to answer with");
  // What leads on, back, or away.
  for (const element of all(rules.leads ?? "[data-test=none]"))
    if (box(element).width > 0 && !hit(element))
      fault("a button cannot be hit", named(element));

  // -- points ----------------------------------------------------------------------------------

  for (const score of all("[data-test=score]")) {
    const at = box(score);
    let seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let up = score.parentElement; up; up = up.parentElement)
      if (/auto|scroll|hidden|clip/.test(Object.values(flow(up)).join()))
        seen = overlap(seen, box(up));
    if (
      at.width > 0 &&
      (at.left < seen.left - 1 ||
        at.right > seen.right + 1 ||
        at.top < seen.top - 1 ||
        at.bottom > seen.bottom + 1)
    )
      fault("points are out of sight", short(score.textContent));
  }

  // -- words -----------------------------------------------------------------------------------

  /** Whether this browser knows where words may be divided. */
  const divides = () => {
    const probe = document.createElement("div");
    probe.lang = "de";
    probe.textContent = "Donaudampfschifffahrt";
    Object.assign(probe.style, {
      position: "absolute",
      width: "60px",
      hyphens: "auto",
      overflowWrap: "normal",
    });
    document.body.append(probe);
    const divided = linesOf(probe) > 1;
    probe.remove();
    return divided;
  };
  const hyphenates = (window.dividesWords ??= divides());
  const hides = /hidden|clip/;
  const walker = document.createTreeWalker(
    document.querySelector(rules.screen),
    NodeFilter.SHOW_TEXT,
  );
  const told = new Set();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue;
    if (
      !/\p{L}{2}/u.test(text) ||
      element.closest("svg, .unseen, [data-test=hint], title")
    )
      continue;
    const style = getComputedStyle(element);
    if (style.visibility === "hidden" || style.opacity === "0") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const whole = range.getBoundingClientRect();
    if (whole.width === 0 || whole.height === 0) continue;
    const words = linesOf(node) > 1 ? text.matchAll(/[\p{L}\p{M}’]{3,}/gu) : [];
    for (const { 0: word, index } of words) {
      // Where a title says itself that it may be divided, it may.
      if (
        text[index - 1] === "\u00ad" ||
        text[index + word.length] === "\u00ad"
      )
        continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()]
        .filter((one) => one.width > 0)
        .map((one) => Math.round(one.top));
      const broken = tops.some((top) => Math.abs(top - tops[0]) > 6);
      if (broken && !(hyphenates && style.hyphens === "auto"))
        told.add(`a word is broken: ${word}`);
    }
    // A text that is larger than the box which hides its overflow.
    for (let up = element; up && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY } = flow(up);
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      if (up.hasAttribute("data-moves") || up.hasAttribute("data-peeks")) break;
      if (!hides.test(overflowX + overflowY)) continue;
      const edge = box(up);
      if (
        hides.test(overflowX) &&
        (whole.right > edge.right + 1.5 || whole.left < edge.left - 1.5)
      )
        told.add(`words are cut: ${short(text)}`);
      else if (
        hides.test(overflowY) &&
        (whole.bottom > edge.bottom + 3 || whole.top < edge.top - 3)
      )
        told.add(`words are cut: ${short(text)}`);
      break;
    }
  }
  // Lettering drawn on a map grows and shrinks with it.
  for (const text of all("[data-test=map] text")) {
    const scale = text.getScreenCTM();
    const size =
      parseFloat(getComputedStyle(text).fontSize) *
      Math.hypot(scale.a, scale.b);
    if (/\p{L}{2}/u.test(text.textContent) && size < rules.lettering - 0.05)
      told.add(
        `small lettering: ${short(text.textContent)}, ${round(size)} px`,
      );
  }
  for (const one of told) fault(one);
  return { faults, answers, beyond };
}

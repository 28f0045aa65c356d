import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FIGURES, one, plus } from "./forces";
import { changed, lettingGo, partingOf } from "./parting";
import type { Components, Force, Table } from "./types";

const box = JSON.parse(
  readFileSync(
    new URL("../../../../src/mathom/games/ringwar/components.json", import.meta.url),
    "utf8",
  ),
) as Components;
const army = plus(plus(one("gondor-regular", 3), one("gondor-elite")), one("gondor-leader"));
const at = box.regions.findIndex(({ id }) => id === "minas-tirith");
const armies = [box.regions.map((_, here) => (here === at ? army : [])), []];
const table = (frame: object) =>
  ({ frames: [frame], armies, people: box.characters.map(() => "fellowship") }) as unknown as Table;
const sorting = (force: Force, people: readonly string[] = []) =>
  table({ is: "sorting-march", side: 0, origin: "minas-tirith", to: "lossarnach", force, people });

/** The answers the engine offers while an army is sorted. */
function offered(force: Force, people: readonly string[] = []) {
  const stays = force.flatMap((count, kind) =>
    Array.from({ length: count }, (_, less) => ({
      id: `stay ${FIGURES[kind]} ${less + 1}`,
      anchors: [`figure:${FIGURES[kind]}`],
      message: { id: "option-stay", args: { count: less + 1 } },
    })),
  );
  const behind = people.map((person) => ({
    id: `stay-behind ${person}`,
    anchors: [`character:${person}`],
    message: { id: "option-stay-behind" },
  }));
  return [{ id: "go", anchors: [], message: { id: "option-go" } }, ...stays, ...behind];
}

describe("an army that was pointed at", () => {
  const marching = { is: "marching", side: 0, left: 2, led: false, moved: [] };

  it("goes as a whole, as long as nobody says otherwise", () => {
    const found = partingOf(table(marching), box, ["region:minas-tirith"]);
    expect(found).toMatchObject({ region: "minas-tirith", to: null, sorting: false });
    expect(found?.all.force).toEqual(army);
  });

  it("may be taken right after the die that moves it", () => {
    const acting = table({ is: "acting", side: 0 });
    const found = partingOf(acting, box, ["die:army", "region:minas-tirith"]);
    expect(found?.all.force).toEqual(army);
    expect(partingOf(acting, box, ["die:army"])).toBeNull();
  });

  it("is not divided before it was pointed at, nor when something else is asked", () => {
    expect(partingOf(table(marching), box, [])).toBeNull();
    expect(partingOf(table({ is: "acting", side: 0 }), box, ["region:minas-tirith"])).toBeNull();
  });

  it("leaves out those who came there in this action", () => {
    const moved = [{ region: "minas-tirith", force: one("gondor-regular", 2), people: [] }];
    const found = partingOf(table({ ...marching, moved }), box, ["region:minas-tirith"]);
    expect(found?.all.force[FIGURES.indexOf("gondor-regular")]).toBe(1);
  });
});

describe("the small questions", () => {
  it("are answered at once where all go", () => {
    expect(lettingGo({ force: army, people: [] })(sorting(army), offered(army))).toBe("go");
  });

  it("are told who stays, units before leaders, then the others go", () => {
    const regular = FIGURES.indexOf("gondor-regular");
    const leader = FIGURES.indexOf("gondor-leader");
    const wanted = changed(changed({ force: army, people: [] }, leader, -1), regular, -2);
    const next = lettingGo(wanted);
    expect(next(sorting(army), offered(army))).toBe("stay gondor-regular 2");
    const fewer = plus(army, one("gondor-regular", -2));
    expect(next(sorting(fewer), offered(fewer))).toBe("stay gondor-leader 1");
    const least = plus(fewer, one("gondor-leader", -1));
    expect(next(sorting(least), offered(least))).toBe("go");
  });

  it("tell characters to stay", () => {
    const next = lettingGo({ force: army, people: ["boromir"] });
    const people = ["boromir", "legolas"];
    expect(next(sorting(army, people), offered(army, people))).toBe("stay-behind legolas");
  });

  it("are left to the player where the rules do not offer that, and where something else is asked", () => {
    const next = lettingGo({ force: [], people: [] });
    expect(next(sorting(army), [])).toBeNull();
    expect(next(table({ is: "battle" }), offered(army))).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { added, beginning, canRise, changed, read, removed, risen, rows, write } from "./study";
import type { Branch, Study } from "./study";

const branch = (at: number, of: string | null, text: string, name = ""): Omit<Branch, "id"> => ({
  name,
  of,
  at,
  eyes: null,
  text,
});

/** 1 leaves step 40; 2 and 3 leave it after its second and fifth step; 4 leaves 2; 5 leaves step 12. */
function tree(): Study {
  let study: Study = [];
  for (const one of [
    branch(40, null, "one"),
    branch(2, "1", "two"),
    branch(5, "1", "three"),
    branch(3, "2", "four"),
    branch(12, null, "five"),
  ])
    study = added(study, one).study;
  return study;
}

describe("the branches of a match", () => {
  it("are a tree in the order of the steps they leave", () => {
    expect(rows(tree()).map(({ branch, depth }) => `${branch.id}@${depth}`)).toEqual([
      "5@0",
      "1@0",
      "2@1",
      "4@2",
      "3@1",
    ]);
    const study = tree();
    expect(study.map((one) => beginning(study, one))).toEqual([40, 40, 40, 40, 12]);
  });

  it("take with them what leaves them", () => {
    expect(removed(tree(), "2").map((one) => one.id)).toEqual(["1", "3", "5"]);
    expect(removed(tree(), "1").map((one) => one.id)).toEqual(["5"]);
  });

  it("take the place of the one they leave", () => {
    const study = risen(tree(), "2");
    const by = Object.fromEntries(study.map((one) => [one.id, one]));
    expect(by["1"]!.text).toBe("two");
    expect(by["2"]!.text).toBe("one");
    expect(by["3"]!.of, "it left what is now a branch").toBe("2");
    expect(by["4"]!.of).toBe("1");
    expect(risen(study, "2").map((one) => one.text)).toEqual(tree().map((one) => one.text));
  });

  it("come first at their step", () => {
    const { study } = added(tree(), branch(40, null, "six"));
    expect(canRise(study, "1")).toBe(false);
    expect(canRise(study, "6")).toBe(true);
    expect(rows(risen(study, "6")).map(({ branch }) => branch.id)).toEqual([
      "5",
      "6",
      "1",
      "2",
      "4",
      "3",
    ]);
  });

  it("are one text that reads back", () => {
    const study = changed(
      tree().map((one) => ({ ...one, text: `mathom record 1\ngame: orcs 3\n\n0 ${one.text}\n` })),
      "4",
      { name: "Gimli: gegen den Uruk", eyes: 1 },
    );
    const main = "mathom record 1\ngame: orcs 3\n\n0 main\n";
    const again = read(write(main, study));
    expect(again.main).toBe(main);
    expect(rows(again.study)).toEqual(rows(study));
    expect(read(main)).toEqual({ main, study: [] });
    expect(read('{"game": "orcs"}').main).toBe('{"game": "orcs"}\n');
  });

  it("which leave nothing are left out", () => {
    const text = write("main\n", tree()).replace("# branch 1 of 0", "# branch 9 of 0");
    expect(read(text).study.map((one) => one.id)).toEqual(["5", "9"]);
  });
});

/** Long words of titles may break where one would break them. */
import { describe, expect, it } from "vitest";
import { signed, softly } from "./words";

const split = (word: string, letters = 8) => softly(word, letters).replaceAll("\u00ad", "-");

describe("titles", () => {
  it("break long words between syllables", () => {
    expect(split("Gewöhnlicher Uruk")).toBe("Gewöhn-li-cher Uruk");
    expect(split("Wahnsinniger")).toBe("Wahn-sin-ni-ger");
    expect(split("Armbrustschütze")).toBe("Arm-brust-schütze");
  });

  it("leave words alone that fit", () => {
    expect(split("Gandalf der Weiße")).toBe("Gandalf der Weiße");
    expect(split("Gewöhnlicher Uruk", 12)).toBe("Gewöhnlicher Uruk");
  });

  it("write numbers with their sign", () => {
    expect([signed(2), signed(-1)]).toEqual(["+2", "−1"]);
  });
});

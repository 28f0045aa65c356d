import { describe, expect, it } from "vitest";
import { divided, fit, lines, shortened, type Bar, type Measure } from "./fit";

/** Every letter as wide as half its size. */
const by: Measure = {
  button: (words) => words.length * 8,
  question: (words, size) => (words.length * size) / 2,
};
const desk: Bar = { width: 1000, icons: 96, rows: false, sizes: [18, 16] };
const phone: Bar = { width: 390, icons: 44, rows: true, sizes: [16, 14] };

describe("the question bar", () => {
  it("has buttons beside the question while there is room", () => {
    const found = fit("Zieht die Armee weiter?", ["Genug", "Noch eine Armee"], desk, by);
    expect(found).toMatchObject({ place: "beside", widths: [null, null], size: 18, lines: 1 });
  });

  it("makes a list of what is too wide, not of what is too many letters in all", () => {
    const long = "Gollum lässt zu, dass die Gemeinschaft gesehen wird";
    expect(fit("Was tust du?", [long, long], desk, by).place).toBe("list");
    expect(fit("Was tust du?", ["Ja", "Nein"], desk, by).place).toBe("beside");
  });

  it("breaks a long answer into two lines before it gives up", () => {
    const answers = ["Ungenutzt beiseitelegen", "Einen anderen Würfel"];
    const found = fit("Was tust du mit dem Würfel?", answers, desk, by);
    expect(found.place).toBe("beside");
    expect(found.widths.every((one) => one !== null)).toBe(true);
  });

  it("has at most three buttons, or six short ones", () => {
    const four = ["Zwerge", "Elben", "Gondor", "Der Norden"];
    expect(fit("Wen?", four, { ...desk, width: 2000 }, by).place).toBe("list");
    expect(fit("Wie viele?", ["0", "1", "2", "3", "4", "5"], desk, by).place).toBe("beside");
  });

  it("keeps room for the question: two lines, if need be in smaller letters", () => {
    const question =
      "Welche deiner Armeen zieht als erste in das Gebiet, das du gewählt hast? ".repeat(2);
    const alone = fit(question, [], desk, by);
    expect(alone.lines).toBe(2);
    expect(fit(question, ["Ja, diese Armee", "Nein, keine"], desk, by).place).toBe("list");
  });

  it("gives answers a row of their own on a phone", () => {
    const found = fit("Welchen Würfel nimmst du?", ["Anderer Würfel", "Doch nicht"], phone, by);
    expect(found.place).toBe("row");
    expect(fit("Weiter?", ["Ja", "Nein"], phone, by).place).toBe("beside");
  });

  it("breaks an answer after a hyphen where that alone makes room for it", () => {
    const answers = ["Entfernen: Elite-Einheit (Elben)", "Herabstufen: Elite-Einheit (Elben)"];
    const found = fit("2 Treffer. Wer fällt?", answers, { ...phone, width: 400 }, by);
    expect(found.place).toBe("row");
    expect(found.widths).toEqual(
      ["Entfernen: Elite-", "Herabstufen: Elite-"].map((line) => line.length * 8 + 2 + 36),
    );
    const roomy = fit("2 Treffer. Wer fällt?", answers, { ...phone, width: 600 }, by);
    expect(roomy.widths[0]).toBeGreaterThan(found.widths[0]!);
  });

  it("counts lines as a browser breaks them", () => {
    expect(lines("eins zwei drei", 9 * 8, 16, by.question)).toBe(2);
    expect(lines("eins", 1, 16, by.question)).toBe(1);
  });

  it("parts what is told from what is asked", () => {
    expect(divided("Räuber: Lege eine Karte ab. Zahlst du, um dies zu verhindern?")).toEqual({
      told: "Räuber: Lege eine Karte ab.",
      ask: "Zahlst du, um dies zu verhindern?",
    });
    expect(divided("Make which Man strength +2 (or +4 at a sanctuary)?")).toEqual({
      told: "(or +4 at a sanctuary)",
      ask: "Make which Man strength +2?",
    });
    expect(divided("Welche Armee zieht wohin?")).toBeNull();
  });

  it("tells apart as much as it takes", () => {
    const long = "Dark Fury: Make which Man strength +2 (or +4 at a sanctuary)?";
    const within = (letters: number) => shortened(long, (ask) => ask.length <= letters);
    expect(within(80)).toBeNull();
    expect(within(55)?.told).toBe("Dark Fury:");
    expect(within(30)).toEqual({
      told: "Dark Fury: (or +4 at a sanctuary)",
      ask: "Make which Man strength +2?",
    });
  });
});

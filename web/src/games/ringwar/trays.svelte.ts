/** Which trays the player has folded; it stays so on this device. */
const KEY = "mathom.ringwar.trays";

type Tray = "fellowship" | "politics";

class Trays {
  private closed = $state.raw<ReadonlySet<string>>(new Set(read()));

  folded(tray: Tray): boolean {
    return this.closed.has(tray);
  }

  fold(tray: Tray): void {
    const closed = new Set(this.closed);
    if (!closed.delete(tray)) closed.add(tray);
    this.closed = closed;
    try {
      localStorage.setItem(KEY, [...closed].join(" "));
    } catch {
      // Nothing is kept in a private window.
    }
  }
}

function read(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? "").split(" ").filter(Boolean);
  } catch {
    return [];
  }
}

export const trays = new Trays();

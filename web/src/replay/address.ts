/** The place in a match that an address names: `?at=104&eyes=1`. */

/** The step an address names. */
export function stepIn(search: string): number | null {
  const at = new URLSearchParams(search).get("at");
  return at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null;
}

/** Whose eyes an address names; null: a spectator's, undefined: it does not say. */
export function eyesIn(search: string): number | null | undefined {
  const eyes = new URLSearchParams(search).get("eyes");
  if (eyes === "all") return null;
  return eyes !== null && /^\d{1,2}$/.test(eyes) ? Number(eyes) : undefined;
}

/** The same address, at this step and with these eyes. */
export function placeIn(search: string, at: number, eyes: number | null): string {
  const place = new URLSearchParams(search);
  place.set("at", String(at));
  place.set("eyes", eyes === null ? "all" : String(eyes));
  return `?${place}`;
}

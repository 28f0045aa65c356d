/** Which stamp a place shows. */

const PLACES: Readonly<Record<string, string>> = {
  amon_hen: "path-marker",
  rohan: "nation-rohan",
  fangorn: "ent",
  edoras: "settlement-town",
  orthanc: "tower",
  helms_deep: "settlement-fortification",
  minas_tirith: "settlement-city",
};

export function placeStamp(place: string): string {
  return PLACES[place] ?? "path-marker";
}

/** Which stamp a tile shows. */

const TILES: Readonly<Record<string, string>> = {
  aragorn: "hero-aragorn",
  bill_the_pony: "friend-pony",
  gandalf: "gandalf",
  legolas: "hero-legolas",
  gimli: "hero-gimli",
  boromir: "die-muster",
  elrond: "culture-elven",
  galadriel: "friend-phial",
  tom_bombadil: "friend-hat",
  treebeard: "ent",
  gwaihir: "friend-eagle",
  black_rider: "foe-rider",
  orc: "orc-2",
  uruk_hai: "orc-1",
  wolf: "foe-wolf",
  barrow_wight: "foe-wight",
  cave_troll: "foe-troll",
  saruman: "culture-isengard",
  witch_king: "nazgul",
  shelob: "foe-spider",
  gollum: "foe-gollum",
  balrog: "foe-balrog",
  mouth_of_sauron: "foe-mouth",
  mumak: "foe-mumak",
  mountain_troll: "foe-troll-horned",
  sauron: "eye",
};

/** The stamp of a tile; an owner's own tiles get a heart or a grim face. */
export function tileStamp(tile: string, friend: boolean): string {
  return TILES[tile] ?? (friend ? "friend" : "orc-1");
}

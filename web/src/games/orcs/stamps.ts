/** Which symbol stands for an event. Pure. */
const EVENTS: Readonly<Record<string, string>> = {
  e1_three_hunters: "hero-aragorn",
  e1_fangorn_wakes: "ent",
  e1_ambush_amon_hen: "orc-2",
  e1_forges_of_isengard: "nation-isengard",
  e1_white_rider: "hero-gandalf",
  e2_wormtongue: "culture-isengard",
  e2_king_freed: "culture-rohan",
  e2_warg_riders: "foe-wolf",
  e2_rangers_of_ithilien: "hero-faramir",
  e2_black_gate_opens: "hunt-stop",
  e3_storm_on_helms_deep: "settlement-fortification",
  e3_dawn_of_fifth_day: "die-will",
  e3_winged_shadow: "nazgul",
  e3_elves_of_lorien: "culture-elven",
};

/** The stamp of an event; an owner's own events get an eye or an eagle. */
export function eventStamp(card: string, tone: string | undefined): string {
  return EVENTS[card] ?? (tone === "good" ? "friend-eagle" : "eye");
}

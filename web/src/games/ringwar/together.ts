/** What the log tells in one line: how all dice of a side fell. Pure. */
import type { Arg, Told } from "../../net/types";

const ROLLED = "action-die-rolled";

/** Dice that a side rolled one after the other are one roll. */
export function together(story: readonly Told[]): readonly Told[] {
  const rolls: Told[][] = [];
  for (const told of story) {
    const roll = rolls.at(-1);
    const goesOn =
      told.event.is === ROLLED &&
      roll?.[0]?.event.is === ROLLED &&
      roll[0].event["side"] === told.event["side"];
    if (goesOn) roll.push(told);
    else rolls.push([told]);
  }
  return rolls.flatMap((roll) => (roll.length > 1 ? [asOne(roll)] : roll));
}

/** The roll, with its faces counted. */
function asOne(roll: readonly Told[]): Told {
  const counts = new Map<unknown, { figure: Arg; count: number }>();
  for (const { event, message } of roll) {
    const known = counts.get(event["face"]);
    if (known) known.count++;
    else counts.set(event["face"], { figure: message.args?.["face"] ?? "", count: 1 });
  }
  const face = [...counts.values()].map(({ figure, count }) =>
    count > 1 ? { id: "board-figures", args: { count, figure } } : figure,
  );
  const last = roll.at(-1)!;
  return { ...last, message: { ...last.message, args: { ...last.message.args, face } } };
}

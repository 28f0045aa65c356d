/** A match and its branches that came with an address, or as text. */
import { texts } from "../device/texts";
import { api } from "../net/api";
import { lookingBack } from "../route.svelte";
import { LONGEST, packedText, unpackedText } from "./packed";
import { read, type Study } from "./study";

export interface Shared {
  /** What is looked back on: `matches/ID`, or `records/ID` for what was told in the text. */
  readonly past: string;
  readonly study: Study;
}

/** What the end of an address tells; null: nothing. */
export async function shared(past: string, hash: string): Promise<Shared | null> {
  const packed = /^#z=([\w-]+)$/.exec(hash)?.[1];
  const text = packed ? await unpackedText(packed) : null;
  if (text === null) return null;
  const { main, study } = read(text);
  if (past.startsWith("matches/")) return { past, study };
  return { past: await opened(main), study };
}

/** An address that tells a text to whoever opens it; null: it would be too long. */
export async function telling(past: string, text: string): Promise<string | null> {
  const packed = await packedText(text);
  return packed.length <= LONGEST ? `${lookingBack(past, "analysis")}#z=${packed}` : null;
}

/** Tells the server a record or a position, and keeps it here: it forgets. */
export async function opened(main: string): Promise<string> {
  const { record, game } = await api.open(main);
  await texts.keep(record, game, main);
  return `records/${record}`;
}

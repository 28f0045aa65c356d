/** What comes over the wire, as docs/protocol.md describes it; by subject in `types/`. */
export type * from "./types/messages";
export type * from "./types/table";
export type * from "./types/advice";
export type * from "./types/lessons";
export type * from "./types/shelf";
export type * from "./types/founding";
export type * from "./types/looking_back";
export type * from "./types/decks";

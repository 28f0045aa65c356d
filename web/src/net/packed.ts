/** Long messages come packed: bytes instead of text, the same JSON deflated. */

/** Whether this browser can unpack. */
export const unpacks = typeof DecompressionStream !== "undefined";

export async function unpacked(data: string | ArrayBuffer): Promise<string> {
  if (typeof data === "string") return data;
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).text();
}

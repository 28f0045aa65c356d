/** How wide words are in the text face, before they are laid out. */

const pen = document.createElement("canvas").getContext("2d");
/** Counts up when a face has arrived: what was measured before is measured again. */
let faces = $state(0);
document.fonts?.addEventListener("loadingdone", () => faces++);

export function textWidth(text: string, size: number, weight: number): number {
  void faces;
  if (!pen) return text.length * size * 0.55;
  pen.font = `${weight} ${size}px "Vollkorn Variable", Georgia, serif`;
  return pen.measureText(text).width;
}

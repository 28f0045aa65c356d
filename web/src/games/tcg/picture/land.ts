/** Parts of a landscape: ridges, hills, firs, houses. */
import { N, P, hash } from "./pen";

export const ridge = (n: string, y: number, a: number, b: number, seed: string) => {
  let d = `M0 200V${y}`;
  for (let i = 0; i <= 8; i++) {
    const k = (hash(seed + i) % 100) / 100;
    d += `L${i * 40} ${N(y - (i % 2 ? a : b) * (0.45 + k * 0.55))}`;
  }
  return P(n, d + "V200z");
};
export const hills = (n: string, y: number, a: number, ph = 0) =>
  P(
    n,
    `M0 ${y}C40 ${y - a - ph} 80 ${y - a} 120 ${y}S200 ${y + a * 0.7} 240 ${y - a * 0.3} 300 ${y - a - ph} 320 ${y - a * 0.6}V200H0z`,
  );
export const fir = (n: string, x: number, y: number, s: number) =>
  P(
    n,
    `M${x} ${y - s}l${N(s * 0.3)} ${N(s * 0.42)}h${N(-s * 0.12)}l${N(s * 0.2)} ${N(s * 0.34)}h${N(-s * 0.1)}l${N(s * 0.14)} ${N(s * 0.24)}H${N(x - s * 0.42)}l${N(s * 0.14)} ${N(-s * 0.24)}h${N(-s * 0.1)}l${N(s * 0.2)} ${N(-s * 0.34)}h${N(-s * 0.12)}z`,
  );
export const house = (x: number, y: number, s: number, roof = "near", wall = "mid") =>
  P(wall, `M${x - s * 0.5} ${y}v${-s * 0.5}h${s}v${s * 0.5}z`) +
  P(roof, `M${x - s * 0.66} ${y - s * 0.44}L${x} ${y - s}L${x + s * 0.66} ${y - s * 0.44}z`) +
  P("deep", `M${x - s * 0.1} ${y}v${-s * 0.3}h${s * 0.2}v${s * 0.3}z`);

/** How pieces travel. The keyframes are pure; `play` gives them to the browser. */
import type { Point } from "./point";

export interface Travel {
  /** Changes with every journey; the same number is never played twice. */
  readonly id: number;
  /** From where to where, the end being where the piece rests now. */
  readonly points: readonly Point[];
  readonly ms: number;
  /** How high the piece hops between two points, in map units. */
  readonly hop?: number;
  /** Size at the start, if it grows or shrinks on the way. */
  readonly grow?: number;
}

/** Keyframes relative to the last point: one per point, one in the air between two. */
export function keyframes(travel: Travel): Keyframe[] {
  const end = travel.points[travel.points.length - 1];
  if (!end) return [];
  const hop = travel.hop ?? 0;
  const steps = Math.max(1, travel.points.length - 1);
  const frames: Keyframe[] = [];
  travel.points.forEach((point, index) => {
    const scale = travel.grow === undefined ? 1 : travel.grow + ((1 - travel.grow) * index) / steps;
    frames.push(frame(point.x - end.x, point.y - end.y, scale, index / steps));
    const next = travel.points[index + 1];
    if (next && hop > 0) {
      const x = (point.x + next.x) / 2 - end.x;
      const y = (point.y + next.y) / 2 - end.y - hop;
      frames.push(frame(x, y, scale, (index + 0.5) / steps));
    }
  });
  return frames;
}

function frame(x: number, y: number, scale: number, offset: number): Keyframe {
  const move = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
  return {
    transform: scale === 1 ? move : `${move} scale(${scale.toFixed(2)})`,
    offset,
    easing: "ease-in-out",
  };
}

/** Lets the node travel; the returned function stops it where it should be. */
export function play(node: Element, travel: Travel | null): (() => void) | undefined {
  if (!travel || travel.ms <= 0 || travel.points.length < 2) return undefined;
  const running = node.animate(keyframes(travel), { duration: travel.ms, easing: "linear" });
  return () => running.cancel();
}

/** A high arc between two points, for what flies. */
export function arc(from: Point, to: Point, height = 90, parts = 8): Point[] {
  return Array.from({ length: parts + 1 }, (_, index) => {
    const part = index / parts;
    return {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part - Math.sin(part * Math.PI) * height,
    };
  });
}

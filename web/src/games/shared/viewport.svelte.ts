/** The window on the map, as state: it glides to what matters, and follows fingers. */
import { around, between, clamp, towards, whole, zoom, type Box, type Size } from "./camera";
import type { Point } from "./point";

/** How far a finger may slip and still mean a tap, in pixels. */
const SLIP = 8;

export class Viewport {
  box = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 });
  screen: Size = { width: 1, height: 1 };
  /** True from the moment a finger drags until the click that follows it. */
  dragged = false;
  /** True while two fingers choose how large the map is, until the next one comes down. */
  pinched = false;
  private readonly fingers = new Map<number, Point>();
  private start: Point | null = null;
  /** It moves by itself: what is under a finger now will be elsewhere in a moment. */
  gliding = $state(false);
  private glide = 0;

  constructor(private readonly map: () => Size) {
    this.box = whole(map(), map());
  }

  get scale(): number {
    return this.screen.width / this.box.width;
  }

  resize(screen: Size): void {
    if (screen.width < 2 || screen.height < 2) return;
    const middle = { x: this.box.x + this.box.width / 2, y: this.box.y + this.box.height / 2 };
    const fits = this.box.width >= this.map().width;
    this.screen = screen;
    if (fits) this.box = whole(this.map(), screen);
    else {
      const height = (this.box.width * screen.height) / screen.width;
      this.box = clamp(
        {
          x: middle.x - this.box.width / 2,
          y: middle.y - height / 2,
          width: this.box.width,
          height,
        },
        this.map(),
      );
    }
  }

  /** Shows these points, at most this close. */
  show(points: readonly Point[], scale: number, ms: number): void {
    const target = around(points, this.map(), this.screen, scale);
    if (!same(target, this.box)) this.to(target, ms);
  }

  /** Moves only if some of these points are out of sight, and no further than that. */
  follow(points: readonly Point[], ms: number): void {
    const target = towards(this.box, points, this.map(), this.screen);
    if (target !== this.box && !same(target, this.box)) this.to(target, ms);
  }

  fit(ms: number): void {
    this.to(whole(this.map(), this.screen), ms);
  }

  centre(at: Point): void {
    this.stop();
    const { width, height } = this.box;
    this.box = clamp({ x: at.x - width / 2, y: at.y - height / 2, width, height }, this.map());
  }

  inside(at: Point): boolean {
    const { x, y, width, height } = this.box;
    return at.x > x && at.x < x + width && at.y > y && at.y < y + height;
  }

  /** A point of the screen, relative to the window's corner, on the map. */
  point(at: Point): Point {
    return { x: this.box.x + at.x / this.scale, y: this.box.y + at.y / this.scale };
  }

  zoom(by: number, at: Point): void {
    this.stop();
    this.box = zoom(this.box, by, this.point(at), this.map(), this.screen);
  }

  down(id: number, at: Point): void {
    this.stop();
    if (this.fingers.size === 0) {
      this.start = at;
      this.dragged = this.pinched = false;
    }
    this.fingers.set(id, at);
  }

  move(id: number, at: Point): void {
    const before = this.fingers.get(id);
    if (!before) return;
    if (this.start && Math.hypot(at.x - this.start.x, at.y - this.start.y) > SLIP)
      this.dragged = true;
    const other = [...this.fingers].find(([finger]) => finger !== id)?.[1];
    this.fingers.set(id, at);
    if (!this.dragged && !other) return;
    if (other) {
      this.dragged = this.pinched = true;
      const spread = (from: Point) => Math.hypot(from.x - other.x, from.y - other.y) || 1;
      const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
      this.box = zoom(
        this.box,
        spread(at) / spread(before),
        this.point(middle),
        this.map(),
        this.screen,
      );
    }
    const part = other ? 0.5 : 1;
    const x = this.box.x - ((at.x - before.x) / this.scale) * part;
    const y = this.box.y - ((at.y - before.y) / this.scale) * part;
    this.box = clamp({ ...this.box, x, y }, this.map());
  }

  up(id: number): void {
    this.fingers.delete(id);
    if (this.fingers.size === 0) this.start = null;
  }

  stop(): void {
    cancelAnimationFrame(this.glide);
    this.gliding = false;
  }

  private to(target: Box, ms: number): void {
    this.stop();
    if (ms <= 0) {
      this.box = target;
      return;
    }
    this.gliding = true;
    const from = this.box;
    const began = performance.now();
    const step = (now: number) => {
      // A frame may have begun before the glide did.
      const part = Math.min(1, Math.max(0, (now - began) / ms));
      this.box = between(from, target, 1 - (1 - part) ** 3);
      if (part < 1) this.glide = requestAnimationFrame(step);
      else this.gliding = false;
    };
    this.glide = requestAnimationFrame(step);
  }
}

function same(a: Box, b: Box): boolean {
  return (["x", "y", "width", "height"] as const).every((one) => Math.abs(a[one] - b[one]) < 0.5);
}

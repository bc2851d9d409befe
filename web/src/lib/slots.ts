// Where small things find room around a point: on rings, as near as can be, and within the frame.
import type { Point } from './hexes';

export const ITEM = 46; // pixels that one of them needs
const REACH = 2.5 * ITEM; // as far from a place as those around it lie

interface Frame {
  readonly width: number;
  readonly height: number;
}

interface Slot {
  readonly at: Point;
  readonly angle: number;
  /** The ring that it lies on. */
  readonly far: number;
}

/** So many places on a ring around a point, as far as they are within the frame. */
function ring(count: number, [x, y]: Point, radius: number, far: number, frame: Frame): Slot[] {
  const half = ITEM / 2 + 2;
  return Array.from({ length: count }, (_, i): Slot => {
    const angle = (360 * i) / count - 90;
    const turn = (angle * Math.PI) / 180;
    return { at: [x + radius * Math.cos(turn), y + radius * Math.sin(turn)], angle, far };
  }).filter(({ at }) => at[0] >= half && at[1] >= half && at[0] <= frame.width - half && at[1] <= frame.height - half);
}

/** Places for things around a point, one for each of the directions in which they would like to lie, in degrees. */
export function slots(wishes: readonly number[], middle: Point, nearest: number, frame: Frame): Point[] {
  const count = Math.max(wishes.length, 6);
  let free = ring(count, middle, Math.max(nearest, (count * ITEM) / (2 * Math.PI)), 0, frame);
  if (free.length < wishes.length) {
    free = [];
    for (let far = 0; free.length < wishes.length && far < 6; far++) {
      const radius = nearest + far * (ITEM + 2);
      free.push(...ring(Math.floor((2 * Math.PI * radius) / ITEM), middle, radius, far, frame));
    }
  }
  const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);
  return wishes.map((wish) => {
    const cost = (slot: Slot): number => apart(slot.angle, wish) + slot.far * 60;
    const best = free.reduce<Slot | undefined>(
      (found, slot) => (!found || cost(slot) < cost(found) ? slot : found),
      undefined,
    );
    if (best) free.splice(free.indexOf(best), 1);
    return best?.at ?? middle;
  });
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What holds all of these. */
const bounds = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
});

/** Where a box of this size covers least of what is near a point: beside it, above it or below it, within the frame. */
export function beside(size: Frame, around: Box, avoid: readonly Point[], frame: Frame): Point {
  const midX = (around.left + around.right) / 2;
  const midY = (around.top + around.bottom) / 2;
  const gap = 12;
  const half = ITEM / 2;
  const items = avoid.map(([x, y]): Box => ({ left: x - half, right: x + half, top: y - half, bottom: y + half }));
  const near = items.filter(
    ({ left, right, top, bottom }) => Math.hypot(left + right - 2 * midX, top + bottom - 2 * midY) < 2 * REACH,
  );
  const wanted: Point[] = [
    ...[around, bounds([around, ...near])].flatMap((box) =>
      [0.5, 0, 1].flatMap((part): Point[] => [
        [box.right + gap, midY - size.height * part],
        [box.left - gap - size.width, midY - size.height * part],
        [midX - size.width * part, box.top - gap - size.height],
        [midX - size.width * part, box.bottom + gap],
      ]),
    ),
    [0, 0],
    [frame.width, 0],
    [0, frame.height],
    [frame.width, frame.height],
  ];
  const kept = wanted.map(([x, y]): Point => [
    Math.max(6, Math.min(frame.width - size.width - 6, x)),
    Math.max(6, Math.min(frame.height - size.height - 6, y)),
  ]);
  const overlap = ([x, y]: Point, box: Box): number =>
    Math.max(0, Math.min(x + size.width, box.right) - Math.max(x, box.left)) *
    Math.max(0, Math.min(y + size.height, box.bottom) - Math.max(y, box.top));
  const cost = (at: Point, i: number): number =>
    [around, ...items].reduce((sum, box) => sum + overlap(at, box), 0) * 10 +
    Math.hypot(at[0] + size.width / 2 - midX, at[1] + size.height / 2 - midY) +
    i;
  return kept.reduce((best, at, i) => (cost(at, i) < cost(best, kept.indexOf(best)) ? at : best));
}

// Plane geometry for drawing a map: lines into paths, points inside outlines, and chance that is always the same.
// Nothing here knows the game.
import type { Point } from './hexes';

/** Points one after the other: x, y, x, y, … */
export type Line = readonly number[];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const ORIGIN: Point = [0, 0];

export function pointsOf(line: Line): Point[] {
  const out: Point[] = [];
  for (let i = 0; i + 1 < line.length; i += 2) out.push([line[i] ?? 0, line[i + 1] ?? 0]);
  return out;
}

/** A number from 0 to 1 that belongs to a place, the same every time. */
export function chance(x: number, y: number, salt = 0): number {
  const value = Math.sin(x * 12.9898 + y * 78.233 + salt * 37.719) * 43758.5453;
  return value - Math.floor(value);
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const short = (value: number): string => String(Math.round(value * 10) / 10);
export const at = (point: Point): string => `${short(point[0])} ${short(point[1])}`;

/** A straight line that is long gets the bends of a real border, the same ones from both of its sides. */
function bent(a: Point, b: Point): Point[] {
  const length = distance(a, b);
  if (length < 16) return [];
  const forward = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
  const [from, to] = forward ? [a, b] : [b, a];
  const [x, y] = middle(from, to);
  const aside = (chance(x, y) - 0.5) * 0.22;
  const m: Point = [x - (to[1] - from[1]) * aside, y + (to[0] - from[0]) * aside];
  return [...bent(a, m), m, ...bent(m, b)];
}

/** The points of an outline, with bends; `straight` says between which points there shall be none. */
export function bentOutline(points: readonly Point[], straight: (a: Point, b: Point) => boolean): Point[] {
  return points.flatMap((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    return straight(a, b) ? [a] : [a, ...bent(a, b)];
  });
}

/** The points of a line that is not closed, with bends. */
export function bentLine(points: readonly Point[]): Point[] {
  return points.flatMap((a, i) => [a, ...bent(a, points[i + 1] ?? a)]);
}

/** A closed path through the points, round except at `corner` points, so that shared borders stay shared. */
export function closedPath(points: readonly Point[], corner: (point: Point) => boolean): string {
  const n = points.length;
  const sharp = points.map(corner);
  const get = (i: number): Point => points[(i + n) % n] ?? ORIGIN;
  let out = '';
  points.forEach((point, i) => {
    const before = middle(get(i - 1), point);
    if (i === 0) out = `M${at(sharp[i] ? point : before)}`;
    else if (sharp[i]) out += `L${at(point)}`;
    else if (sharp[i - 1]) out += `L${at(before)}`;
    if (!sharp[i]) out += `Q${at(point)} ${at(middle(point, get(i + 1)))}`;
  });
  return `${out}z`;
}

/** An open path through the points, round. */
export function openPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let out = `M${at(first)}`;
  rest.forEach((point, i) => {
    const next = rest[i + 1];
    out += next ? `Q${at(point)} ${at(middle(point, next))}` : `L${at(point)}`;
  });
  return out;
}

const boxes = new WeakMap<readonly Point[], Box>();

export function boxOf(points: readonly Point[]): Box {
  let box = boxes.get(points);
  if (!box) {
    const xs = points.map((point) => point[0]);
    const ys = points.map((point) => point[1]);
    box = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
    boxes.set(points, box);
  }
  return box;
}

/** How far a point is from a box; 0 in it. */
export const awayFromBox = (box: Box, [x, y]: Point): number =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));

export const isIn = (box: Box, [x, y]: Point): boolean =>
  x > box.left && x < box.right && y > box.top && y < box.bottom;

export function inside(points: readonly Point[], point: Point): boolean {
  if (!isIn(boxOf(points), point)) return false;
  const [x, y] = point;
  let odd = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const a = points[i] ?? ORIGIN; // this runs so often that taking points apart would be felt
    const b = points[j] ?? ORIGIN;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd;
  }
  return odd;
}

/** How far a point is from a line; what is farther than `most` is not told apart from it. */
export function away(points: readonly Point[], point: Point, closed: boolean, most = Infinity): number {
  if (awayFromBox(boxOf(points), point) >= most) return most;
  const [x, y] = point;
  let best = most * most;
  for (let i = closed ? 0 : 1, j = closed ? points.length - 1 : 0; i < points.length; j = i++) {
    const a = points[i] ?? ORIGIN;
    const b = points[j] ?? ORIGIN;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const along = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
    const ox = x - a[0] - dx * along;
    const oy = y - a[1] - dy * along;
    best = Math.min(best, ox * ox + oy * oy);
  }
  return Math.sqrt(best);
}

/** Points along a line, `step` apart. */
export function along(points: readonly Point[], step: number): Point[] {
  const out: Point[] = [];
  let left = 0;
  points.forEach((b, i) => {
    const a = points[i - 1];
    if (!a) {
      out.push(b);
      return;
    }
    const length = distance(a, b);
    for (let s = step - left; s <= length; s += step) {
      out.push([a[0] + ((b[0] - a[0]) * s) / length, a[1] + ((b[1] - a[1]) * s) / length]);
    }
    left = (left + length) % step;
  });
  return out;
}

/** A line that grows from thin to wide, as the path of its area. */
export function growing(points: readonly Point[], thin: number, wide: number): string {
  const n = points.length;
  if (n < 2) return '';
  const sides = [1, -1].map((side) =>
    points.map((point, i): Point => {
      const before = points[i - 1] ?? point;
      const after = points[i + 1] ?? point;
      const length = distance(before, after) || 1;
      const half = (side * (thin + ((wide - thin) * i) / (n - 1))) / 2;
      return [point[0] - ((after[1] - before[1]) / length) * half, point[1] + ((after[0] - before[0]) / length) * half];
    }),
  );
  const back = (sides[1] ?? []).reverse();
  return `${openPath(sides[0] ?? [])}${openPath(back).replace('M', 'L')}z`;
}

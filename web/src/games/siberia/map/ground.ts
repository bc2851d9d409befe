// Everything of the map that never changes, as paths: coasts, borders, waters, railways. It is worked out once for a
// board, and goes on beyond the edges of the map, so that a wider window shows no frame.
import type { Line, Point, SiberiaDrawing, Terrain } from '../types';
import {
  away,
  awayFromBox,
  bentLine,
  bentOutline,
  chance,
  closedPath,
  distance,
  growing,
  inside,
  openPath,
  pointsOf,
  type Box,
} from '../../../lib/geometry';
import { harbourOf } from './harbour';
import { textureOf, type Texture } from './texture';
import { titleBox } from './title';

export interface AreaShape {
  readonly id: string;
  readonly terrain: Terrain;
  readonly points: readonly Point[];
  readonly path: string;
}

export interface Ground {
  readonly areas: readonly AreaShape[];
  /** Lands that nobody plays on. */
  readonly land: string;
  /** The outlines of all areas in one. */
  readonly country: string;
  /** Borders between areas, and where the areas end. */
  readonly borders: string;
  readonly coast: string;
  readonly rivers: string;
  readonly lakes: string;
  readonly railways: string;
  readonly texture: Texture;
  /** A place in the sea for the compass rose; null where there is no room. */
  readonly rose: { readonly at: Point; readonly radius: number } | null;
}

const BEYOND = 1; // how many widths and heights of the map lie around it
const CORNER = 14; // an outline that comes this close to a corner of the map is meant to fill it

const known = new WeakMap<SiberiaDrawing, Ground>();

export function groundOf(drawing: SiberiaDrawing): Ground {
  let ground = known.get(drawing);
  if (!ground) known.set(drawing, (ground = made(drawing)));
  return ground;
}

const key = ([x, y]: Point): string => `${String(x)},${String(y)}`;
const edge = (a: Point, b: Point): string => [key(a), key(b)].sort().join(' ');

function made(drawing: SiberiaDrawing): Ground {
  const { width, height } = drawing;
  const onFrame = ([x, y]: Point): boolean => x <= 0 || y <= 0 || x >= width || y >= height;
  const alongFrame = (a: Point, b: Point): boolean =>
    onFrame(a) && onFrame(b) && (a[0] === b[0] || a[1] === b[1]) && onFrame([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
  const toCorner = (point: Point): Point => {
    const corner: Point = [point[0] < width / 2 ? 0 : width, point[1] < height / 2 ? 0 : height];
    return distance(point, corner) < CORNER ? corner : point;
  };
  const outline = (line: Line): Point[] => {
    const points = pointsOf(line).map(toCorner);
    const distinct = points.filter((point, i) => key(point) !== key(points[(i + 1) % points.length] ?? point));
    return bentOutline(distinct, alongFrame);
  };
  const outside = (value: number, size: number): number =>
    value <= 0 ? -BEYOND * size : value >= size ? (1 + BEYOND) * size : value;
  const isOutside = ([x, y]: Point): boolean => x < 0 || y < 0 || x > width || y > height;
  const extended = (points: readonly Point[]): Point[] =>
    rounded(points, width, height) ??
    bentOutline(
      points.map(([x, y]): Point => [outside(x, width), outside(y, height)]),
      (a, b) => isOutside(a) === isOutside(b),
    );

  const areas = drawing.areas.map((area) => outline(area.outline));
  const lands = drawing.land.map(outline);
  const corners = meetings([...areas, ...lands]);
  const isCorner = (point: Point): boolean =>
    corners.has(key(point)) ||
    point[0] <= -width ||
    point[1] <= -height ||
    point[0] >= 2 * width ||
    point[1] >= 2 * height;
  const path = (points: readonly Point[]): string => closedPath(extended(points), isCorner);

  const shapes = drawing.areas.map((area, i): AreaShape => {
    const points = areas[i] ?? [];
    return { id: area.id, terrain: area.terrain, points, path: path(points) };
  });
  const rivers = drawing.rivers.map((line) => bentLine(pointsOf(line)));
  const lakes = drawing.lakes.map(pointsOf);
  const railways = drawing.railways.map((line) => beyond(pointsOf(line), onFrame, width));
  return {
    areas: shapes,
    land: lands.map(path).join(''),
    country: shapes.map((shape) => shape.path).join(''),
    ...bordersOf(areas, corners),
    rivers: rivers.map((points) => growing(points, 0.8, Math.min(4.2, 1.8 + points.length / 14))).join(''),
    lakes: lakes.map((points) => closedPath(points, () => false)).join(''),
    railways: railways.map(openPath).join(''),
    texture: textureOf(drawing, shapes, [...rivers, ...railways], lakes),
    rose: roseIn(drawing, [...areas, ...lands], [titleBox(drawing), harbourOf(drawing).box]),
  };
}

/** An island that the edge of the map cuts off, with the rest of it; null for an outline that is no such island. */
function rounded(points: readonly Point[], width: number, height: number): Point[] | null {
  const sides = [
    { cut: ([, y]: Point) => y <= 0, out: [0, -1] },
    { cut: ([, y]: Point) => y >= height, out: [0, 1] },
    { cut: ([x]: Point) => x <= 0, out: [-1, 0] },
    { cut: ([x]: Point) => x >= width, out: [1, 0] },
  ].filter(({ cut }) => points.some(cut));
  const side = sides[0];
  if (!side || sides.length > 1) return null;
  const n = points.length;
  const start = points.findIndex((point, i) => !side.cut(point) && side.cut(points[(i + 1) % n] ?? point));
  const turned = [...points.slice(start + 1), ...points.slice(0, start + 1)];
  const cut = turned.filter(side.cut);
  const [a, b] = [cut[0], cut.at(-1)];
  const chord = a && b ? distance(a, b) : 0;
  if (!a || !b || !chord || chord > width / 4) return null;
  const [ox = 0, oy = 0] = side.out;
  const rest = Array.from({ length: 9 }, (_, i): Point => {
    const angle = (Math.PI * i) / 8;
    const across = (1 - Math.cos(angle)) / 2;
    const deep = Math.sin(angle) * chord * (0.7 + 0.3 * chance(a[0], b[1], i));
    return [a[0] + (b[0] - a[0]) * across + ox * deep, a[1] + (b[1] - a[1]) * across + oy * deep];
  });
  return [...rest, ...turned.filter((point) => !side.cut(point))];
}

/** Points where more than two borders meet. */
function meetings(outlines: readonly (readonly Point[])[]): Set<string> {
  const next = new Map<string, Set<string>>();
  const add = (a: Point, b: Point): void => {
    const found = next.get(key(a));
    if (found) found.add(key(b));
    else next.set(key(a), new Set([key(b)]));
  };
  for (const points of outlines) {
    points.forEach((a, i) => {
      const b = points[(i + 1) % points.length] ?? a;
      add(a, b);
      add(b, a);
    });
  }
  return new Set([...next].filter(([, others]) => others.size > 2).map(([point]) => point));
}

/** The lines that two areas share, and those that only one has, as chains that end where borders meet. */
function bordersOf(outlines: readonly (readonly Point[])[], corners: Set<string>): { borders: string; coast: string } {
  const owners = new Map<string, number>();
  const each = (points: readonly Point[], visit: (a: Point, b: Point) => void): void =>
    points.forEach((a, i) => visit(a, points[(i + 1) % points.length] ?? a));
  for (const points of outlines) each(points, (a, b) => owners.set(edge(a, b), (owners.get(edge(a, b)) ?? 0) + 1));
  const done = new Set<string>();
  const chains: Record<'borders' | 'coast', Point[][]> = { borders: [], coast: [] };
  for (const points of outlines) {
    // begin where borders meet, so that no chain is cut in the middle
    const start = Math.max(
      0,
      points.findIndex((point) => corners.has(key(point))),
    );
    const turned = [...points.slice(start), ...points.slice(0, start)];
    let chain: Point[] = [];
    let kind: 'borders' | 'coast' | '' = '';
    each(turned, (a, b) => {
      const name = edge(a, b);
      const now = done.has(name) ? '' : owners.get(name) === 2 ? 'borders' : 'coast';
      done.add(name);
      if (now !== kind || corners.has(key(a))) {
        chain = [a];
        if (now) chains[now].push(chain);
        kind = now;
      }
      chain.push(b);
    });
  }
  return { borders: chains.borders.map(openPath).join(''), coast: chains.coast.map(openPath).join('') };
}

/** A line that ends at the edge of the map goes on beyond it. */
function beyond(points: readonly Point[], onFrame: (point: Point) => boolean, far: number): Point[] {
  const longer = (end: Point | undefined, before: Point | undefined): Point[] => {
    if (!end || !before || !onFrame(end)) return [];
    const length = distance(end, before) || 1;
    return [[end[0] + ((end[0] - before[0]) / length) * far, end[1] + ((end[1] - before[1]) / length) * far]];
  };
  return [...longer(points[0], points[1]), ...points, ...longer(points.at(-1), points.at(-2))];
}

const ROSE = { largest: 46, smallest: 26, margin: 22 };

/** The widest place in the sea, away from the harbour's arrows and from what is `taken`. */
function roseIn(
  drawing: SiberiaDrawing,
  outlines: readonly (readonly Point[])[],
  taken: readonly Box[],
): Ground['rose'] {
  const { width, height, vladivostok, areas } = drawing;
  const from = vladivostok.position;
  const ways = vladivostok.exits.map((exit) => [from, areas.find((area) => area.id === exit)?.label ?? from]);
  let best: { at: Point; radius: number } | null = null;
  for (let x = 60; x <= width - 60; x += 15) {
    for (let y = 60; y <= height - 60; y += 15) {
      const at: Point = [x, y];
      let radius = Math.min(x, y, width - x, height - y);
      for (const box of taken) radius = Math.min(radius, awayFromBox(box, at));
      for (const way of ways) radius = Math.min(radius, away(way, at, false, radius + 20) - 20);
      if (radius <= (best?.radius ?? 0) || outlines.some((points) => inside(points, at))) continue;
      for (const points of outlines) radius = away(points, at, true, radius);
      if (!best || radius > best.radius) best = { at, radius };
    }
  }
  if (!best || best.radius - ROSE.margin < ROSE.smallest) return null;
  return { at: best.at, radius: Math.min(ROSE.largest, best.radius - ROSE.margin) };
}

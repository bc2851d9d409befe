// Where Vladivostok's plate and pawns stand, and how its arrows run: near its position, clear of the areas, and within
// the map.
import type { Point, SiberiaDrawing } from '../types';
import { at, away, distance, inside, isIn, pointsOf, type Box } from '../../../lib/geometry';
import { NAME, PAWN, widthOfName, type Place } from './layout';

export interface Arrow {
  readonly path: string;
  /** A long way, over the sea. */
  readonly far: boolean;
}

export interface Harbour {
  readonly place: Place;
  readonly box: Box;
  readonly plate: Box;
  readonly arrows: readonly Arrow[];
}

const PLATE = 27;
const MARGIN = 5;
const known = new WeakMap<SiberiaDrawing, Harbour>();

export function harbourOf(drawing: SiberiaDrawing): Harbour {
  let harbour = known.get(drawing);
  if (!harbour) known.set(drawing, (harbour = made(drawing)));
  return harbour;
}

function made(drawing: SiberiaDrawing): Harbour {
  const { width, height, vladivostok } = drawing;
  const [px, py] = vladivostok.position;
  const areas = new Map(drawing.areas.map((area) => [area.id, pointsOf(area.outline)]));
  const outlines = [...areas.values()];
  const nameWidth = Math.max(...Object.values(vladivostok.names).map(widthOfName));
  const half = Math.max(nameWidth + 20, 122) / 2;
  const tall = PAWN + PLATE + 3;
  const boxAt = (x: number, y: number): Box => ({ left: x - half, right: x + half, top: y, bottom: y + tall });
  const targets = vladivostok.exits.map((exit) => landing([px, py], areas.get(exit) ?? []));

  let best = { box: boxAt(px, py), cost: Infinity };
  for (let x = px - half - 24; x <= px + half + 24; x += 12) {
    for (let y = py - tall - 24; y <= py + 24; y += 10) {
      const box = boxAt(x, y);
      const cost = costOf(box);
      if (cost < best.cost) best = { box, cost };
    }
  }
  function costOf(box: Box): number {
    const out = Math.max(
      0,
      MARGIN - box.left,
      MARGIN - box.top,
      box.right - width + MARGIN,
      box.bottom - height + MARGIN,
    );
    const near = Math.hypot(
      Math.max(0, box.left - px + 12, px - box.right + 12),
      Math.max(0, box.top - py + 12, py - box.bottom + 12),
    );
    let covered = 0;
    for (let i = 0; i <= 6; i++) {
      for (let j = 0; j <= 4; j++) {
        const point: Point = [box.left + ((box.right - box.left) * i) / 6, box.top + (tall * j) / 4];
        if (outlines.some((outline) => inside(outline, point))) covered++;
      }
    }
    const crossed = targets.filter((target) =>
      steps([px, py], target, 0)
        .slice(3)
        .some((point) => isIn(box, point)),
    );
    const hides = isIn({ left: box.left - 12, right: box.right + 12, top: box.top - 12, bottom: box.bottom + 12 }, [
      px,
      py,
    ]);
    return out * 20 + near + covered * 12 + crossed.length * 40 + (hides ? 60 : 0);
  }

  const { box } = best;
  const x = (box.left + box.right) / 2;
  return {
    place: { x, y: box.top + PAWN / 2 - 22, width: 2 * half + 40, nameWidth },
    box,
    plate: { left: x - half, right: x + half, top: box.bottom - PLATE, bottom: box.bottom },
    arrows: targets.map((target, i) => arrow([px, py], target, box, outlines, areas.get(vladivostok.exits[i] ?? ''))),
  };
}

export const PLATE_NAME = NAME.size + 1;

/** The point a little inside an outline that is nearest to a point. */
function landing(from: Point, outline: readonly Point[]): Point {
  const nearest = outline.reduce((a, b) => (distance(a, from) < distance(b, from) ? a : b), outline[0] ?? from);
  if (distance(nearest, from) > 60) return further(from, nearest, -2);
  // the harbour lies at the area: go on into it
  const inland = outline.map((point) => further(nearest, point, 52)).filter((point) => inside(outline, point));
  const deepest = inland.reduce<Point | null>(
    (a, b) => (a && away(outline, a, true) > away(outline, b, true) ? a : b),
    null,
  );
  return deepest ?? nearest;
}

function further(from: Point, to: Point, by: number): Point {
  const length = distance(from, to) || 1;
  const whole = by > 40 ? by : length + by;
  return [from[0] + ((to[0] - from[0]) / length) * whole, from[1] + ((to[1] - from[1]) / length) * whole];
}

const bow = (from: Point, to: Point, by: number): Point => [
  (from[0] + to[0]) / 2 - (to[1] - from[1]) * by,
  (from[1] + to[1]) / 2 + (to[0] - from[0]) * by,
];

function steps(from: Point, to: Point, by: number): Point[] {
  const c = bow(from, to, by);
  return Array.from({ length: 21 }, (_, i): Point => {
    const t = i / 20;
    const [a, b, d] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
    return [a * from[0] + b * c[0] + d * to[0], a * from[1] + b * c[1] + d * to[1]];
  });
}

/** An arrow that bows so that it crosses nothing it does not lead to. */
function arrow(
  from: Point,
  to: Point,
  box: Box,
  outlines: readonly (readonly Point[])[],
  goal: readonly Point[] | undefined,
): Arrow {
  const others = outlines.filter((outline) => outline !== goal);
  const cost = (by: number): number =>
    Math.abs(by - 0.12) * 6 +
    steps(from, to, by)
      .slice(2)
      .filter((point) => isIn(box, point) || others.some((outline) => inside(outline, point))).length *
      2;
  const by = [0.12, 0, -0.12, 0.22, -0.22, 0.32, -0.32, 0.42, -0.42].reduce((a, b) => (cost(b) < cost(a) ? b : a));
  const points = steps(from, to, by);
  const start = points.find((point) => distance(point, from) >= 11) ?? from;
  const control = bow(start, to, by);
  return { path: `M${at(start)}Q${at(control)} ${at(to)}`, far: distance(from, to) > 110 };
}

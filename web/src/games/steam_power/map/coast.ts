// Lines around hexes that do not look like hexes: coasts, borders and the edges of hills. Two neighbours that are drawn
// apart get the same bends, for bends belong to places.
import { corner, EDGES, moved, neighbour, SIDE, type Point } from '../../../lib/hexes';
import { closedPath } from '../../../lib/geometry';

interface Cell {
  readonly id: string;
  readonly row: number;
  readonly column: number;
  readonly at: Point;
}

const key = ([x, y]: Point): string => `${x.toFixed(0)} ${y.toFixed(0)}`;

/** The lines around hexes, each as its corners, with the hexes on its right; holes go the other way round. */
export function loops(cells: readonly Cell[]): Point[][] {
  const own = new Set(cells.map((cell) => cell.id));
  const sides = new Map<string, { from: Point; to: Point }>();
  for (const cell of cells) {
    for (const edge of EDGES) {
      if (own.has(neighbour(cell, edge))) continue;
      const from = moved(corner(edge), cell.at);
      sides.set(key(from), { from, to: moved(corner(edge + 1), cell.at) });
    }
  }
  const out: Point[][] = [];
  for (let [side] = sides.values(); side; [side] = sides.values()) {
    const points: Point[] = [];
    while (side) {
      points.push(side.from);
      sides.delete(key(side.from));
      side = sides.get(key(side.to));
    }
    out.push(points);
  }
  return out;
}

/** How far a place is moved, by waves that are long and short. */
function bend([x, y]: Point, much: number): Point {
  const u = x / SIDE;
  const v = y / SIDE;
  const long = Math.sin(u * 1.9 + v * 1.3 + 0.7) + 0.8 * Math.sin(u * 0.9 - v * 2.3 + 2.1);
  const aside = Math.cos(v * 2.1 - u * 1.1 + 1.3) + 0.8 * Math.cos(u * 2.4 + v * 0.8 + 0.4);
  const short = 0.45 * Math.sin(u * 5.3 + v * 4.1) + 0.35 * Math.sin(u * 7.7 - v * 6.1 + 1.9);
  const across = 0.45 * Math.cos(v * 5.9 - u * 3.7 + 0.9) + 0.35 * Math.cos(u * 6.7 + v * 7.3);
  return [x + much * (long + short), y + much * (aside + across)];
}

export interface Drift {
  /** How far the line is moved outwards. */
  readonly grow: number;
  /** How much of the zigzag of the hexes is taken out: 0 nothing, 1 all. */
  readonly smooth: number;
  /** How far waves move it. */
  readonly much: number;
}

/** The corners of a line, moved so that it runs as if nobody had counted. */
export function drifted(corners: readonly Point[], { grow, smooth, much }: Drift): Point[] {
  const n = corners.length;
  const get = (points: readonly Point[], i: number): Point => points[(i + n) % n] ?? [0, 0];
  const outer = corners.map((point, i): Point => {
    const [ax, ay] = get(corners, i - 1);
    const [bx, by] = get(corners, i + 1);
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [point[0] + (grow * (by - ay)) / length, point[1] - (grow * (bx - ax)) / length];
  });
  const even = outer.map((point, i): Point => {
    const [ax, ay] = get(outer, i - 1);
    const [bx, by] = get(outer, i + 1);
    return [point[0] * (1 - smooth) + ((ax + bx) / 2) * smooth, point[1] * (1 - smooth) + ((ay + by) / 2) * smooth];
  });
  return even.flatMap((point, i) => {
    const [bx, by] = get(even, i + 1);
    return [bend(point, much), bend([(point[0] + bx) / 2, (point[1] + by) / 2], much)];
  });
}

export const around = (cells: readonly Cell[], drift: Drift): string =>
  loops(cells)
    .map((corners) => closedPath(drifted(corners, drift), () => false))
    .join('');

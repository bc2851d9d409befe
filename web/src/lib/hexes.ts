// Hexes with their top up, in rows, and the track across them, in units of a board. Edges go clockwise from the north-east, which is 0; corner e
// is where edge e begins, so corner 0 is the top.
export type Kind = 'straight' | 'gentle' | 'sharp';
/** Two edges of a hex, the smaller one first: `0-3`. */
export type Shape = string;

/** Rows and columns as the server counts them: rows from 0, columns from 1; every second row is shifted right. */
interface Cell {
  readonly row: number;
  readonly column: number;
}

export const SIDE = 44;
export const INRADIUS = (SIDE * Math.sqrt(3)) / 2;
export const EDGES = [0, 1, 2, 3, 4, 5] as const;
export type Point = readonly [number, number];

const RADIAN = Math.PI / 180;
const polar = (radius: number, degrees: number): Point => [
  radius * Math.cos(degrees * RADIAN),
  radius * Math.sin(degrees * RADIAN),
];

/** Where an edge lies, seen from the middle: clockwise from the east, in degrees. */
export const edgeAngle = (edge: number): number => 60 * (edge - 1);
export const edgeMiddle = (edge: number): Point => polar(INRADIUS, edgeAngle(edge));
export const corner = (number: number, size = SIDE): Point => polar(size, 60 * number - 90);
export const opposite = (edge: number): number => (edge + 3) % 6;

const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A closed line through points. */
export const closed = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;
export const moved = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];

export function hexPath(size = SIDE, [x, y]: Point = [0, 0]): string {
  return closed(EDGES.map((edge) => moved(corner(edge, size), [x, y])));
}

const EVEN: readonly Point[] = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
];
const SHIFTED: readonly Point[] = [
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

const named = (row: number, column: number): string => `${String.fromCharCode(97 + row)}${String(column)}`;

/** The name of the hex on the other side of an edge, whether or not there is one. */
export function neighbour(hex: Cell, edge: number): string {
  const [down, right] = (hex.row % 2 ? SHIFTED : EVEN)[edge] ?? [0, 0];
  return named(hex.row + down, hex.column + right);
}

/** The edge of a hex behind which another one lies; −1 if they are no neighbours. */
export function edgeTo(hex: Cell, other: string): number {
  return EDGES.findIndex((edge) => neighbour(hex, edge) === other);
}

export function edgesOf(shape: Shape): readonly [number, number] {
  const [a = 0, b = 0] = shape.split('-').map(Number);
  return [a, b];
}

export function kindOf(shape: Shape): Kind {
  const [a, b] = edgesOf(shape);
  const apart = Math.min(b - a, 6 - (b - a));
  return apart === 3 ? 'straight' : apart === 2 ? 'gentle' : 'sharp';
}

/** The fifteen shapes, kind by kind. */
export const SHAPES: readonly Shape[] = [3, 2, 4, 1, 5].flatMap((apart) =>
  EDGES.filter((edge) => edge + apart < 6).map((edge) => `${String(edge)}-${String(edge + apart)}`),
);

/** The middle of the circle on which a curve lies, and its radius; null for a straight line. */
function circle(shape: Shape): { centre: Point; radius: number; angle: number } | null {
  const [a, b] = edgesOf(shape);
  const kind = kindOf(shape);
  if (kind === 'straight') return null;
  const half = kind === 'gentle' ? 60 : 30;
  const between = b - a < 3 ? (a + b) / 2 : (a + b + 6) / 2;
  const angle = edgeAngle(between);
  return {
    centre: polar(INRADIUS / Math.cos(half * RADIAN), angle),
    radius: INRADIUS * Math.tan(half * RADIAN),
    angle,
  };
}

/** Where the inside of a shape looks to, in degrees; for a straight one, to one of its sides. */
export function facing(shape: Shape): number {
  return circle(shape)?.angle ?? edgeAngle(edgesOf(shape)[0]) + 90;
}

/** The middle of a track. */
export function middleOf(shape: Shape): Point {
  const bend = circle(shape);
  return bend ? polar(Math.hypot(...bend.centre) - bend.radius, bend.angle) : [0, 0];
}

/** The length of a track. */
export function lengthOf(shape: Shape): number {
  const bend = circle(shape);
  return bend ? bend.radius * RADIAN * (kindOf(shape) === 'gentle' ? 60 : 120) : 2 * INRADIUS;
}

/** How a track turns around the middle of its circle: where it begins and how far it goes, in degrees. */
function turning(shape: Shape, centre: Point): { readonly from: number; readonly sweep: number } {
  const [from, to] = edgesOf(shape).map((edge) => {
    const [x, y] = edgeMiddle(edge);
    return Math.atan2(y - centre[1], x - centre[0]) / RADIAN;
  }) as [number, number];
  return { from, sweep: ((to - from + 540) % 360) - 180 };
}

/** A point of a track, from its lower edge (0) to the other one (1), so far to the side; and the way it runs there. */
export function along(shape: Shape, part: number, aside = 0): { point: Point; way: number } {
  const [a, b] = edgesOf(shape);
  const bend = circle(shape);
  if (!bend) {
    const way = edgeAngle(b);
    const [x, y] = edgeMiddle(a);
    return { point: moved(moved([x, y], polar(2 * INRADIUS * part, way)), polar(aside, way + 90)), way };
  }
  const { centre, radius } = bend;
  const { from, sweep } = turning(shape, centre);
  const angle = from + sweep * part;
  const outward = sweep > 0 ? -aside : aside;
  return { point: moved(centre, polar(radius + outward, angle)), way: angle + (sweep > 0 ? 90 : -90) };
}

/** A track as a line or an arc, so far to its side, from one part of its way to another. */
export function arcPath(shape: Shape, place: Point = [0, 0], aside = 0, from = 0, to = 1): string {
  const begin = moved(along(shape, from, aside).point, place);
  const end = moved(along(shape, to, aside).point, place);
  const bend = circle(shape);
  if (!bend) return `M${at(begin)}L${at(end)}`;
  const right = turning(shape, bend.centre).sweep > 0;
  const radius = (bend.radius + (right ? -aside : aside)).toFixed(2);
  return `M${at(begin)}A${radius} ${radius} 0 0 ${right === to > from ? '1' : '0'} ${at(end)}`;
}

/** A track as an even line, from one edge to the other. */
export function linePath(shape: Shape, backwards = false): string {
  const points = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1].map((part) => along(shape, part).point);
  return `M${(backwards ? points.toReversed() : points).map(at).join('L')}`;
}

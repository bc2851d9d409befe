// Shapes of the poster's scene, worked out once: rays of light, and a sheet of hexes that runs to the horizon.
type Point = readonly [number, number];

export const WIDTH = 1000;
export const HEIGHT = 800;
const MIDDLE = 500;
const HORIZON = 489;

const line = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** Rays that rise behind the engine. */
export const RAYS = Array.from({ length: 14 }, (_, i) => {
  const angle = -Math.PI + (i * Math.PI) / 13;
  const far = (by: number): Point => [MIDDLE + 900 * Math.cos(angle + by), 404 + 900 * Math.sin(angle + by)];
  return line([[MIDDLE, 404], far(-0.05), far(0.05)]);
}).join('');

/** A point of the sheet: u across, from −1 to 1, v from the horizon towards whoever looks. */
function onSheet(u: number, v: number): Point {
  const near = 1 / (1 - v * 0.78);
  return [MIDDLE + u * 106 * near, HORIZON + (near - 1) * 88];
}

const TINTS = ['cotton', 'moss', 'clay', 'sky', 'stone'] as const;
export type Tint = (typeof TINTS)[number];

function tint(row: number, column: number): Tint {
  if (column < -1) return 'cotton';
  if (column < 0 && row < 5) return 'moss';
  if (column > 1) return 'clay';
  return row < 4 ? 'sky' : 'stone';
}

/** The hexes of the sheet, put together by their colours. */
export const HEXES: readonly { readonly tint: Tint; readonly path: string }[] = TINTS.map((wanted) => {
  let path = '';
  for (let row = 0; row < 10; row++) {
    for (let column = -5; column < 6; column++) {
      const across = (column + (row % 2) / 2) * 0.36;
      if (tint(row, column) !== wanted || Math.abs(across) >= 1.15) continue;
      path += line(
        [0, 1, 2, 3, 4, 5].map((i) => {
          const angle = (i * Math.PI) / 3;
          const v = (row + 0.5 - 0.66 * Math.cos(angle)) * 0.118;
          return onSheet(across + 0.577 * 0.36 * Math.sin(angle), Math.min(Math.max(v, 0), 1.16));
        }),
      );
    }
  }
  return { tint: wanted, path };
});

/** Sleepers of the track that is drawn on the sheet: each a bar, broader as it comes nearer. */
export const SLEEPERS = Array.from({ length: 17 }, (_, i) => {
  const v = i / 15.2;
  const near = 1 / (1 - v * 0.78);
  const [left, y] = onSheet(-0.42, v);
  const [right] = onSheet(0.42, v);
  const half = 1.25 * near;
  return line([
    [left, y - half],
    [right, y - half * 0.8],
    [right, y + half * 1.1],
    [left, y + half],
  ]);
}).join('');

export const RAILS = [-0.3, 0.3]
  .map((u) => {
    const [x, y] = onSheet(u, 0);
    const [nx, ny] = onSheet(u, 1.08);
    return line([
      [x - 1.9, y],
      [x + 1.9, y],
      [nx + 17, ny],
      [nx - 17, ny],
    ]);
  })
  .join('');

export const EDGE = line([[MIDDLE - 108, HORIZON], [MIDDLE + 108, HORIZON], onSheet(1.06, 1.1), onSheet(-1.06, 1.1)]);

/** Puffs of steam that drift up to the right: x, y and radius. */
export const PUFFS: readonly (readonly [number, number, number])[] = [
  [500, 160, 24],
  [483, 142, 24],
  [520, 138, 27],
  [502, 114, 31],
  [468, 108, 24],
  [545, 102, 25],
  [573, 74, 28],
  [530, 71, 34],
  [483, 71, 28],
  [601, 44, 31],
  [638, 22, 34],
  [561, 34, 34],
  [514, 31, 25],
  [678, 6, 36],
  [601, -6, 38],
  [720, -8, 40],
  [654, -14, 38],
];

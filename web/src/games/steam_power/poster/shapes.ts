// Shapes of the poster's scene, worked out once: a land of hexes under a bridge, with two lines that cross.
import { arcPath, hexPath, SIDE, type Point, type Shape } from '../../../lib/hexes';
import { textureOf } from '../map/texture';

export const WIDTH = 1000;
export const HEIGHT = 800;
export const LARGER = 1.6; // the hexes of the poster are so much larger than those of a map
const WIDE = SIDE * Math.sqrt(3);

const TERRAIN = ['phpmhpp~hhp', 'mhppp~phmmp', 'phh~~pppphm', 'hpp~phpmhpp'] as const;
const KINDS = { p: 'plains', h: 'hills', m: 'mountains', '~': 'water' } as const;
export type Kind = (typeof KINDS)[keyof typeof KINDS];

/** The middle of a hex of the foreground, before it is made larger. */
const middle = (row: number, column: number): Point => [WIDE * (column - 0.35 + (row % 2) / 2), 338 + 1.5 * SIDE * row];

const ALL = TERRAIN.flatMap((row, i) =>
  [...row].map((letter, j) => ({ kind: KINDS[letter as keyof typeof KINDS], at: middle(i, j) })),
);

/** The hexes in front, put together by their terrain, and what grows there. */
export const HEXES: readonly { readonly kind: Kind; readonly path: string }[] = Object.values(KINDS).map((kind) => ({
  kind,
  path: ALL.map((hex) => (hex.kind === kind ? hexPath(SIDE, hex.at) : '')).join(''),
}));
export const TEXTURE = textureOf(ALL.flatMap(({ kind, at }) => (kind === 'water' ? [] : [{ terrain: kind, at }])));

type Laid = readonly [row: number, column: number, shape: Shape];
const RAIL = 0.07 * SIDE;

function line(tiles: readonly Laid[]): { readonly bed: string; readonly rails: string } {
  return {
    bed: tiles.map(([row, column, shape]) => arcPath(shape, middle(row, column))).join(''),
    rails: tiles
      .map(([row, column, shape]) => {
        const at = middle(row, column);
        return arcPath(shape, at, -RAIL) + arcPath(shape, at, RAIL);
      })
      .join(''),
  };
}

/** A line along the land, and one that crosses it. */
export const ALONG = line(Array.from({ length: 10 }, (_, column): Laid => [1, column, '1-4']));
export const ACROSS = line([
  [0, 4, '2-5'],
  [1, 4, '2-5'],
  [2, 5, '2-5'],
  [3, 5, '2-5'],
]);
export const WALLS = [-1, 1].map((side) => arcPath('2-5', middle(1, 4), side * 0.23 * SIDE, 0.22, 0.78)).join('');

/** Struts of the bridge, from the deck down to its arch: x, top and bottom. */
export const ARCH = { left: -40, right: 1040, top: 438, low: 590 };
export const archY = (x: number): number => {
  const part = (x - ARCH.left) / (ARCH.right - ARCH.left);
  return ARCH.low - (ARCH.low - ARCH.top - 16) * 4 * part * (1 - part);
};
export const STRUTS = Array.from({ length: 27 }, (_, i) => {
  const x = ARCH.left + 40 + i * 40;
  const next = x + 40;
  return `M${String(x)} ${String(ARCH.top)}V${archY(x).toFixed(1)}L${String(next)} ${String(ARCH.top)}`;
}).join('');
export const ARCH_PATH = `M${Array.from({ length: 55 }, (_, i) => {
  const x = ARCH.left + (i * (ARCH.right - ARCH.left)) / 54;
  return `${x.toFixed(1)} ${archY(x).toFixed(1)}`;
}).join('L')}`;

/** Rays of the sun. */
export const RAYS = Array.from({ length: 15 }, (_, i) => {
  const angle = -Math.PI + (i * Math.PI) / 14;
  const far = (by: number): string =>
    `${(500 + 1100 * Math.cos(angle + by)).toFixed(1)} ${(430 + 1100 * Math.sin(angle + by)).toFixed(1)}`;
  return `M500 430L${far(-0.055)}L${far(0.055)}Z`;
}).join('');

/** Puffs of steam over the train: x, y and radius. */
export const PUFFS: readonly (readonly [number, number, number])[] = [
  [638, 232, 17],
  [624, 208, 22],
  [600, 186, 27],
  [566, 170, 31],
  [530, 150, 34],
  [486, 142, 30],
  [548, 122, 30],
  [444, 122, 36],
  [398, 108, 30],
  [474, 92, 38],
  [350, 92, 32],
  [304, 74, 36],
  [402, 66, 38],
  [252, 60, 30],
  [330, 44, 34],
];

// What grows on the land: tufts of grass, hills with their hatching, peaks with snow. Everything of a kind is one path, or
// one for each row of peaks from back to front, so that the map stays light.
import { chance } from '../../../lib/geometry';
import type { Point } from '../../../lib/hexes';
import type { Terrain } from '../types';

export interface Peaks {
  readonly body: string;
  readonly shade: string;
  readonly snow: string;
}

export interface Texture {
  readonly grass: string;
  readonly hills: readonly { readonly body: string; readonly hatching: string }[];
  readonly peaks: readonly Peaks[];
}

// how far from the middle of the hex, how wide, how high
const HILLS = [
  [-14, -10, 26],
  [12, -4, 28],
  [-22, 12, 15],
  [-4, 16, 31],
  [20, 20, 18],
] as const;
const PEAKS = [
  [-15, 0, 29, 29],
  [15, 4, 25, 23],
  [1, 19, 33, 29],
  [-22, 23, 19, 15],
  [23, 25, 17, 13],
] as const;
const TUFTS = 5;

const n = (value: number): string => String(Math.round(value * 10) / 10);

export function textureOf(hexes: readonly { readonly terrain: Terrain; readonly at: Point }[]): Texture {
  const plains = hexes.filter((hex) => hex.terrain === 'plains');
  const hills = hexes.filter((hex) => hex.terrain === 'hills');
  const mountains = hexes.filter((hex) => hex.terrain === 'mountains');
  return {
    grass: plains.map(({ at }) => tufts(at)).join(''),
    hills: HILLS.map(([dx, dy, width], i) => {
      const all = hills.map(({ at }) => hill(near(at, dx, dy, 2.5, i), width));
      return { body: all.map((one) => one.body).join(''), hatching: all.map((one) => one.hatching).join('') };
    }),
    peaks: PEAKS.map(([dx, dy, width, height], i) => {
      const all = mountains.map(({ at }) => peak(near(at, dx, dy, 2, i), width, height));
      return {
        body: all.map((one) => one.body).join(''),
        shade: all.map((one) => one.shade).join(''),
        snow: all.map((one) => one.snow).join(''),
      };
    }),
  };
}

function near([x, y]: Point, dx: number, dy: number, by: number, salt: number): Point {
  const stray = (chance(x, y, salt) - 0.5) * 2 * by;
  return [x + dx + stray, y + dy + (chance(y, x, salt + 9) - 0.5) * 2 * by];
}

function tufts([x, y]: Point): string {
  let path = '';
  for (let i = 0; i < TUFTS; i++) {
    const u = x + (chance(x, y, i) - 0.5) * 54;
    const v = y + (chance(y, x, i + 5) - 0.5) * 54;
    path += `M${n(u - 3)} ${n(v)}l1.400 -3.400M${n(u)} ${n(v)}v-4.200M${n(u + 3)} ${n(v)}l-1.400 -3.400`;
  }
  return path;
}

function hill([x, y]: Point, width: number): { body: string; hatching: string } {
  const high = width * 0.36;
  let hatching = '';
  for (let i = 0; i < 4; i++) {
    const part = 0.9 * (0.12 + i * 0.1);
    const top = y - high * (1 - (2 * part) ** 2);
    hatching += `M${n(x + width * part)} ${n(top + 1.2)}L${n(x + width * (part + 0.05))} ${n(
      Math.min(y, top + high * 0.75),
    )}`;
  }
  return { body: `M${n(x - width / 2)} ${n(y)}Q${n(x)} ${n(y - high * 2)} ${n(x + width / 2)} ${n(y)}`, hatching };
}

function peak([x, y]: Point, width: number, height: number): Peaks {
  const top = x + (chance(x, y, 3) - 0.5) * 0.16 * width;
  const at = (dx: number, part: number): string => `${n(x + width * dx)} ${n(y - height * part)}`;
  const from = (dx: number, part: number): string => `${n(top + width * dx)} ${n(y - height * part)}`;
  return {
    body: `M${at(-0.5, 0)}L${from(0, 1)}L${at(0.5, 0)}Z`,
    shade: `M${from(0, 1)}L${at(0.5, 0)}L${at(0.08, 0)}L${at(0.02, 0.35)}L${at(0.1, 0.55)}Z`,
    snow: `M${from(0, 1)}L${from(-0.16, 0.68)}L${from(-0.05, 0.74)}L${from(0.03, 0.64)}L${from(0.16, 0.68)}Z`,
  };
}

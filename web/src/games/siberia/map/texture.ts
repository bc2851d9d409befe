// The texture of the land: firs, marshes, tufts of grass, peaks. Each kind is one path, or few, with everything of
// its kind in it. It keeps clear of names and pieces, waters and railways.
import type { Point, SiberiaDrawing, Terrain } from '../types';
import { along, away, boxOf, chance, inside, pointsOf } from '../../../lib/geometry';
import type { AreaShape } from './ground';
import { CUBE, placesOf } from './layout';

export interface Peak {
  readonly body: string;
  readonly shade: string;
}

export interface Texture {
  readonly firs: string;
  readonly marshes: string;
  readonly grass: string;
  readonly moss: string;
  /** From the back to the front. */
  readonly peaks: readonly Peak[];
}

const SPACING: Readonly<Record<Terrain, number>> = { taiga: 19, wetland: 25, steppe: 25, tundra: 24, mountains: 30 };
/** How much of the places in an area is used. */
const SHARE: Readonly<Record<Terrain, number>> = {
  taiga: 0.72,
  wetland: 0.72,
  steppe: 0.66,
  tundra: 0.66,
  mountains: 0.5,
};
const FROM_BORDER = 12;
const FROM_WATER = 9;

const round = (value: number): string => String(Math.round(value * 10) / 10);

export function textureOf(
  drawing: SiberiaDrawing,
  shapes: readonly AreaShape[],
  lines: readonly (readonly Point[])[],
  lakes: readonly (readonly Point[])[],
): Texture {
  const places = [...placesOf(drawing).values()];
  const ranges = drawing.ranges.map(pointsOf);
  const written = ([x, y]: Point): boolean =>
    places.some((place) => {
      const across = Math.abs(x - place.x);
      const below = y - place.y;
      const half = below < 4 ? place.nameWidth / 2 + 6 : Math.min(place.width / 2 + 4, 2.4 * CUBE);
      return across < half && below > -20 && below < 50;
    });
  const wet = (point: Point, by: number): boolean =>
    lines.some((line) => away(line, point, false, by) < by) ||
    lakes.some((lake) => inside(lake, point) || away(lake, point, true, by) < by);

  const texture = { firs: '', marshes: '', grass: '', moss: '' };
  const peaks: Point[] = ranges
    .flatMap((range) => along(range, 12.5))
    .map(([x, y]): Point => [x + (chance(x, y, 1) - 0.5) * 8, y + (chance(x, y, 2) - 0.5) * 9])
    .filter((point) => !written(point) && !written([point[0], point[1] - 14]));

  for (const shape of shapes) {
    const box = boxOf(shape.points);
    const step = SPACING[shape.terrain];
    for (let gx = box.left; gx < box.right; gx += step) {
      for (let gy = box.top; gy < box.bottom; gy += step * 0.8) {
        if (chance(gx, gy, 3) > SHARE[shape.terrain]) continue;
        const x = gx + (chance(gx, gy, 4) - 0.5) * step * 0.8;
        const y = gy + (chance(gx, gy, 5) - 0.5) * step * 0.6;
        const point: Point = [x, y];
        if (!inside(shape.points, point) || away(shape.points, point, true, FROM_BORDER) < FROM_BORDER) continue;
        if (written(point) || wet(point, FROM_WATER)) continue;
        if (peaks.some((peak) => Math.abs(peak[0] - x) < 16 && y - peak[1] < 12 && peak[1] - y < 22)) continue;
        if (shape.terrain === 'taiga') texture.firs += fir(x, y, 0.8 + chance(x, y, 6) * 0.4);
        else if (shape.terrain === 'wetland') texture.marshes += marsh(x, y);
        else if (shape.terrain === 'steppe') texture.grass += tuft(x, y, 0.8 + chance(x, y, 6) * 0.4);
        else if (shape.terrain === 'tundra') texture.moss += moss(x, y);
        else if (!written([x, y - 12])) peaks.push([x, y]);
      }
    }
  }
  peaks.sort((a, b) => a[1] - b[1]);
  return { ...texture, peaks: peaks.map(([x, y]) => peak(x, y, 13 + chance(x, y, 7) * 8)) };
}

function fir(x: number, y: number, z: number): string {
  const n = (value: number): string => round(value * z);
  const top = `M${round(x)} ${round(y - 9 * z)}l${n(3.4)} ${n(5)}h${n(-1.3)}l${n(2.6)} ${n(4)}h${n(-3.9)}v${n(2)}`;
  return `${top}h${n(-1.6)}v${n(-2)}h${n(-3.9)}l${n(2.6)} ${n(-4)}h${n(-1.3)}z`;
}

function marsh(x: number, y: number): string {
  return `M${round(x - 6)} ${round(y)}h12M${round(x - 3)} ${round(y + 3.4)}h7M${round(x)} ${round(y)}v-5.4M${round(
    x - 2.6,
  )} ${round(y)}l-1.4 -4M${round(x + 2.6)} ${round(y)}l1.4 -4`;
}

function tuft(x: number, y: number, z: number): string {
  const n = (value: number): string => round(value * z);
  return `M${round(x)} ${round(y)}q${n(-0.4)} ${n(-4)} ${n(-3.6)} ${n(-5.6)}M${round(x)} ${round(y)}v${n(-6.6)}M${round(
    x,
  )} ${round(y)}q${n(0.4)} ${n(-4)} ${n(3.6)} ${n(-5.6)}`;
}

function moss(x: number, y: number): string {
  return `M${round(x - 4)} ${round(y)}q2 -3 4 0t4 0M${round(x + 5)} ${round(y + 4)}h3`;
}

function peak(x: number, y: number, width: number): Peak {
  const high = width * 0.98;
  const left = round(x - width / 2);
  const right = round(x + width / 2);
  const top = `${round(x)} ${round(y - high)}`;
  return {
    body: `M${left} ${round(y)}L${top}L${right} ${round(y)}`,
    shade: `M${top}L${right} ${round(y)}H${round(x + width * 0.06)}L${round(x + width * 0.12)} ${round(
      y - high * 0.42,
    )}L${round(x - width * 0.04)} ${round(y - high * 0.62)}z`,
  };
}

// The curve of a game: which step of the replay each judged position belongs to, and how high its line is there.
import type { Analysis, CurvePoint } from '../lib/api';
import { stepAt } from './steps';

/** A judged position: the step, and by player a height from 0 to 1. */
export interface Spot {
  readonly step: number;
  readonly heights: readonly number[];
}

/** What the curve compares, by player: chances, or where there is nobody to beat, points. */
export function valuesOf(point: CurvePoint, measure: Analysis['measure']): readonly number[] {
  return measure === 'chance' ? point.chances : point.points;
}

/** The curve over the steps of a replay. Of several positions at one step the last one counts. */
export function spotsOf(told: Analysis, steps: readonly number[]): Spot[] {
  const values = told.curve.map((point) => valuesOf(point, told.measure));
  const most = told.measure === 'chance' ? 1 : Math.max(1, ...values.flat());
  const found: Spot[] = [];
  told.curve.forEach((point, i) => {
    const spot = {
      step: stepAt(steps, point.n),
      heights: (values[i] ?? []).map((value) => Math.max(0, Math.min(1, value / most))),
    };
    if (found.at(-1)?.step === spot.step) found.pop();
    found.push(spot);
  });
  return found;
}

/** The heights at any step: on the straight line between the judged positions around it. */
export function heightsAt(spots: readonly Spot[], step: number): readonly number[] {
  const after = spots.findIndex((spot) => spot.step >= step);
  const next = spots[after];
  const before = spots[after < 0 ? spots.length - 1 : after - 1];
  if (!next || !before) return (next ?? before)?.heights ?? [];
  const part = (step - before.step) / (next.step - before.step);
  return next.heights.map((height, player) => {
    const from = before.heights[player] ?? 0;
    return from + part * (height - from);
  });
}

/** The values of the last judged position at a step or before it, for words; of the first one before it. */
export function valuesAt(told: Analysis, steps: readonly number[], step: number): readonly number[] {
  const point = told.curve.findLast(({ n }) => stepAt(steps, n) <= step) ?? told.curve[0];
  return point ? valuesOf(point, told.measure) : [];
}

/** Places along a line, from left to right, moved so that no two are nearer to each other than this. */
export function spread(places: readonly number[], apart: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const out = [...places];
  for (let round = 0; round < places.length; round++) {
    for (let k = 1; k < order.length; k++) {
      const [i = 0, j = 0] = [order[k - 1], order[k]];
      const lacking = (apart - ((out[j] ?? 0) - (out[i] ?? 0))) / 2;
      if (lacking <= 0) continue;
      out[i] = (out[i] ?? 0) - lacking;
      out[j] = (out[j] ?? 0) + lacking;
    }
  }
  return out;
}

/** The line of a player as an SVG path, from left to right and, for heights, from bottom to top. */
export function pathOf(
  spots: readonly Spot[],
  player: number,
  place: (step: number, height: number) => readonly [number, number],
): string {
  return spots
    .map((spot, i) => {
      const [x, y] = place(spot.step, spot.heights[player] ?? 0);
      return `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

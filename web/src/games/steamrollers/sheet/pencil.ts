// Strokes of a pencil: lines that tremble a little, always in the same way at the same place.
import { along, lengthOf, type Point } from '../../../lib/hexes';
import type { Shape } from '../types';

const RAIL = 4.8; // from the middle of the track to a rail
const SLEEPER = 8.2; // half its length
const APART = 8.8; // from sleeper to sleeper

/** Numbers from −1 to 1 that look random and are the same for the same words. */
export function tremble(words: string): () => number {
  let state = 2166136261;
  for (const letter of words) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x6d2b79f5;
    const mixed = Math.imul(state ^ (state >>> 13), 3266489917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2147483648 - 1;
  };
}

const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A smooth line near points: through their middles, bent at the points. */
export function smooth(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points;
  const last = rest.at(-1) ?? first;
  const bends = rest.slice(0, -1).map(([x, y], i) => {
    const [nx, ny] = rest[i + 1] ?? last;
    return i === rest.length - 2 ? `Q${at([x, y])} ${at(last)}` : `Q${at([x, y])} ${at([(x + nx) / 2, (y + ny) / 2])}`;
  });
  return `M${at(first)}${bends.length ? bends.join('') : `L${at(last)}`}`;
}

export interface Strokes {
  readonly rails: string;
  /** The second, fainter stroke over the rails. */
  readonly again: string;
  readonly sleepers: string;
}

const PARTS = [0, 0.17, 0.34, 0.5, 0.66, 0.83, 1];

/** A track as somebody would draw it: two rails, gone over twice, and sleepers. It meets its neighbours at the edges. */
export function strokes(shape: Shape, seed: string): Strokes {
  const next = tremble(`${seed} ${shape}`);
  const rail = (aside: number, shake: number): string =>
    smooth(PARTS.map((part) => along(shape, part, aside + next() * shake * (part > 0 && part < 1 ? 1 : 0.25)).point));
  const count = Math.round(lengthOf(shape) / APART);
  const sleepers = Array.from({ length: count }, (_, i) => {
    const part = (i + 0.5) / count;
    const ends = [-1, 1].map((side) => along(shape, part + next() * 0.012, side * (SLEEPER + next() * 1.5)).point);
    return `M${ends.map(at).join('L')}`;
  });
  return {
    rails: rail(-RAIL, 0.8) + rail(RAIL, 0.8),
    again: rail(-RAIL + 0.8, 1.1) + rail(RAIL + 0.8, 1.1),
    sleepers: sleepers.join(''),
  };
}

/** A cross over a square that reaches so far from its middle. */
export function cross(reach: number, seed: string): string {
  const next = tremble(seed);
  const bar = (x: number): string => {
    const wobble = (): number => next() * reach * 0.14;
    return smooth([
      [-x * reach + wobble(), -reach + wobble()],
      [-x * reach * 0.2 + wobble() * 2, -reach * 0.15 + wobble()],
      [x * reach + wobble(), reach + wobble()],
    ]);
  };
  return bar(1) + bar(-1);
}

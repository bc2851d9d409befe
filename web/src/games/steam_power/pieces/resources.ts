// The resources: a silhouette for each colour, as a path, so that a letter is not needed to tell them apart.
import type { Message } from '../../../lib/api';
import type { Point } from '../../../lib/hexes';
import type { CityColour, Resource } from '../types';

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A crate, a barrel, a wedge, a nut; `r` is half of its height. */
export function shapeOf(resource: Resource, [x, y]: Point, r: number): string {
  const p = (u: number, v: number): string => `${n(x + u * r)} ${n(y + v * r)}`;
  switch (resource) {
    case 'black':
      return `M${p(-0.92, -0.92)}L${p(0.92, -0.92)}L${p(0.92, 0.92)}L${p(-0.92, 0.92)}Z`;
    case 'white':
      return `M${p(-0.66, -1)}L${p(0.66, -1)}Q${p(1.3, 0)} ${p(0.66, 1)}L${p(-0.66, 1)}Q${p(-1.3, 0)} ${p(-0.66, -1)}Z`;
    case 'orange':
      return `M${p(-0.5, -0.9)}L${p(0.5, -0.9)}L${p(1.15, 0.9)}L${p(-1.15, 0.9)}Z`;
    case 'grey':
      return `M${p(1.1, 0)}L${p(0.55, 0.95)}L${p(-0.55, 0.95)}L${p(-1.1, 0)}L${p(-0.55, -0.95)}L${p(0.55, -0.95)}Z`;
  }
}

/** Fine lines on it. */
export function detailOf(resource: Resource, [x, y]: Point, r: number): string {
  const p = (u: number, v: number): string => `${n(x + u * r)} ${n(y + v * r)}`;
  if (resource === 'black') return `M${p(-0.6, -0.6)}L${p(0.6, -0.6)}L${p(0.6, 0.6)}L${p(-0.6, 0.6)}Z`;
  if (resource === 'white') return `M${p(-0.84, -0.52)}L${p(0.84, -0.52)}M${p(-0.84, 0.52)}L${p(0.84, 0.52)}`;
  return '';
}

export const letterOf = (colour: CityColour): Message => ({ id: `steam_power-board-letter-${colour}` });
export const resourceName = (colour: CityColour): Message => ({ id: `steam_power-board-colour-${colour}` });

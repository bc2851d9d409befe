// Track that hangs together on a sheet, followed from one hex in both directions.
import type { Shape, Track } from '../types';
import { edgesOf, neighbour, opposite } from '../../../lib/hexes';
import type { Land } from './land';

type Link = readonly [hex: string, shape: Shape];

/** What hangs together with a shape that would be drawn on a hex, that hex included. */
export function chainOf(land: Land, track: Track, hex: string, shape: Shape): Link[] {
  const [a, b] = edgesOf(shape);
  return [...follow(land, track, hex, a).reverse(), [hex, shape], ...follow(land, track, hex, b)];
}

function follow(land: Land, track: Track, from: string, over: number): Link[] {
  const out: Link[] = [];
  let hex = from;
  let edge = over;
  for (;;) {
    const place = land.places.get(hex);
    const next = place ? neighbour(place, edge) : '';
    const shape = track[next];
    const entry = opposite(edge);
    if (!shape || next === from || !edgesOf(shape).includes(entry)) return out;
    out.push([next, shape]);
    const [a, b] = edgesOf(shape);
    hex = next;
    edge = a === entry ? b : a;
  }
}

// The way of a delivery over somebody's track: from city to city, hex by hex, with the places that count.
import type { Message } from '../../../lib/api';
import type { Track } from '../types';
import { edgesOf, edgeTo, middleOf, moved, neighbour, type Point } from '../../../lib/hexes';
import type { Land } from './land';

export interface Way {
  /** Hexes in the order of travel; `backwards` when the track is gone from its higher edge to the lower one. */
  readonly steps: readonly { readonly hex: string; readonly backwards: boolean }[];
  /** Towns and cities that count for the distance, in their order. */
  readonly stops: readonly Point[];
  readonly cities: readonly number[];
}

const ROUTE = 'steamrollers-effect-route';

/** The way that an effect tells of; null when none of them does. */
export function wayTold(effects: readonly Message[], land: Land, track: Track): Way | null {
  const told = effects.find((effect) => effect.id === ROUTE)?.args;
  if (!told) return null;
  const cities = String(told['cities']).split('-').map(Number);
  return wayOf(land, track, cities, String(told['hexes']).split(' '));
}

export function wayOf(land: Land, track: Track, cities: readonly number[], hexes: readonly string[]): Way {
  const hexOf = (city: number | undefined): string => land.regions.find((region) => region.number === city)?.city ?? '';
  const steps: { hex: string; backwards: boolean }[] = [];
  const stops: Point[] = [];
  let reached = 0;
  let from = hexOf(cities[0]);
  for (const hex of hexes) {
    const place = land.places.get(hex);
    const shape = track[hex];
    if (!place || !shape) continue;
    const [a, b] = edgesOf(shape);
    const backwards = edgeTo(place, from) === b;
    steps.push({ hex, backwards });
    if (place.town) stops.push(moved(middleOf(shape), place.at));
    const next = neighbour(place, backwards ? a : b);
    const city = land.places.get(next);
    if (city?.city) {
      reached += 1;
      stops.push(city.at);
    }
    from = city?.city ? hexOf(cities[reached]) : hex;
  }
  return { steps, stops, cities };
}

// The map on a sheet, worked out once from the board's file: where everything lies, the outlines of regions, and what
// grows in them.
import type { HexDrawn, RegionDrawn, SteamRollersDrawing, Terrain, Wall } from '../types';
import { closed, corner, EDGES, edgeTo, INRADIUS, moved, neighbour, SIDE, type Point } from '../../../lib/hexes';
import { tremble } from './pencil';

export interface Place extends HexDrawn {
  /** The middle of the hex on the sheet. */
  readonly at: Point;
  readonly city: boolean;
  readonly town: boolean;
}

export interface Region extends RegionDrawn {
  readonly outline: string;
  /** Marks of its terrain. */
  readonly texture: string;
  /** The hexes that can be drawn on, in an order that looks like chance. */
  readonly hexes: readonly string[];
}

export interface Land {
  readonly width: number;
  readonly height: number;
  readonly places: ReadonlyMap<string, Place>;
  readonly regions: readonly Region[];
}

/** The paper around the map: its margins, and where the map begins and ends. */
export const MARGIN = 26;
export const HEAD = 60;
const FOOT = 200;

export function paperOf(land: Land): { readonly width: number; readonly height: number } {
  return { width: Math.max(land.width, 640) + 2 * MARGIN, height: HEAD + land.height + FOOT };
}

const known = new WeakMap<SteamRollersDrawing, Land>();

export function landOf(drawing: SteamRollersDrawing): Land {
  const found = known.get(drawing) ?? survey(drawing);
  known.set(drawing, found);
  return found;
}

function survey({ hexes, regions }: SteamRollersDrawing): Land {
  const left = Math.min(...hexes.map((hex) => hex.x)) * SIDE - INRADIUS;
  const top = Math.min(...hexes.map((hex) => hex.y)) * SIDE - SIDE;
  const cities = new Set(regions.map((region) => region.city));
  const towns = new Set(regions.map((region) => region.town));
  const places = new Map(
    hexes.map((hex): [string, Place] => [
      hex.id,
      {
        ...hex,
        at: [hex.x * SIDE - left, hex.y * SIDE - top],
        city: cities.has(hex.id),
        town: towns.has(hex.id),
      },
    ]),
  );
  const all = [...places.values()];
  return {
    width: Math.max(...all.map(({ at }) => at[0])) + INRADIUS,
    height: Math.max(...all.map(({ at }) => at[1])) + SIDE,
    places,
    regions: regions.map((region) => {
      const own = all.filter((place) => place.region === region.number);
      return {
        ...region,
        outline: outline(own),
        texture: own
          .filter((place) => !place.city)
          .map((place) => grown(place, region.terrain))
          .join(''),
        hexes: scattered(own.filter((place) => !place.city).map((place) => place.id)),
      };
    }),
  };
}

const key = ([x, y]: Point): string => `${x.toFixed(0)} ${y.toFixed(0)}`;

/** The line around hexes: the edges that only one of them has, put end to end; several lines if they do not hang together. */
export function outline(places: readonly Place[]): string {
  const own = new Set(places.map((place) => place.id));
  const sides = new Map<string, { from: Point; to: Point }>();
  for (const place of places) {
    for (const edge of EDGES) {
      if (own.has(neighbour(place, edge))) continue;
      const from = moved(corner(edge), place.at);
      sides.set(key(from), { from, to: moved(corner(edge + 1), place.at) });
    }
  }
  let path = '';
  for (let [side] = sides.values(); side; [side] = sides.values()) {
    const points: Point[] = [];
    while (side) {
      points.push(side.from);
      sides.delete(key(side.from));
      side = sides.get(key(side.to));
    }
    path += closed(points);
  }
  return path;
}

/** The sides between pairs of hexes, as lines on the sheet. */
export function wallLines(land: Land, walls: readonly Wall[]): readonly (readonly [Point, Point])[] {
  return walls.flatMap(([one, other]) => {
    const place = land.places.get(one);
    const edge = place ? edgeTo(place, other) : -1;
    return place && edge >= 0 ? [[moved(corner(edge), place.at), moved(corner(edge + 1), place.at)] as const] : [];
  });
}

function scattered(ids: readonly string[]): string[] {
  const order = new Map(ids.map((id) => [id, tremble(`mark ${id}`)()]));
  return ids.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
}

const MARKS = 4; // in a hex
const MIDDLE = 15; // around the dot of a town nothing grows

const SIGNS: Readonly<Record<Terrain, (at: string, kind: number) => string>> = {
  plains: (at) => `M${at}v-9m0 4l-3.5 -3m3.5 3l3.5 -3m-3.5 6.5l-3.5 -3m3.5 3l3.5 -3`,
  villages: (at) => `M${at}m-5 0v-6l5 -4l5 4v6zm4 0v-3.5h2.5v3.5`,
  mountains: (at, kind) =>
    kind > 0 ? `M${at}m-8 0l6 -9l3 4l2 -2.5l5 7.5m-10 -9l1 4` : `M${at}m-8 0q6 -10 12 0m-3 -3.500q4 -5 8 3`,
  forest: (at) => `M${at}v-3m-4 0h8l-4 -9z`,
  water: (at) => `M${at}m-8 0q4 -4 8 0t8 0`,
};

function grown(place: Place, terrain: Terrain): string {
  const next = tremble(`grown ${place.id}`);
  let path = '';
  for (let i = 0; i < MARKS; i++) {
    const [x, y] = [next() * 22, next() * 24];
    if (place.town && Math.hypot(x, y - 4) < MIDDLE) continue;
    path += SIGNS[terrain](`${(place.at[0] + x).toFixed(1)} ${(place.at[1] + y).toFixed(1)}`, next());
  }
  return path;
}

// Cities as they are drawn, all of them together: stations, factories with their crates, plates with names. Everything lies
// within the hex of its city, so that no plate hides an end of track.
import { INRADIUS, neighbour, type Point } from '../../../lib/hexes';
import { detailOf, shapeOf } from '../pieces/resources';
import {
  FACTORY,
  FACTORY_WINDOWS,
  placed,
  ring,
  sign,
  STATION,
  STATION_DOORS,
  STATION_ROOF,
} from '../pieces/silhouettes';
import { RESOURCES, type CityView, type Resource } from '../types';
import type { Land } from './land';

const PLATE = { y: 18.5, height: 16, font: 12.4, badge: 8.6, widest: 92 };
const FACTORY_WIDTH = 36;
const CRATE = 4.5;

export interface Plate {
  readonly site: string;
  readonly name: string;
  readonly left: number;
  readonly middle: number;
  readonly width: number;
  readonly textAt: number;
  readonly textWidth: number;
  readonly flipped: boolean;
  readonly colour: CityView['colour'];
}

export interface Houses {
  readonly stations: { readonly body: string; readonly roof: string; readonly doors: string };
  readonly factories: readonly { company: number; body: string; signs: string; windows: string }[];
  readonly crates: readonly { resource: Resource; body: string }[];
}

export interface Plates {
  readonly plates: readonly Plate[];
  readonly badges: readonly { resource: Resource; body: string; detail: string }[];
  readonly stars: { readonly disc: string; readonly star: string };
  readonly ticks: { readonly disc: string; readonly tick: string };
}

/** How wide a name is in capitals of the display face, in units of its size: an estimate that the browser then keeps to. */
function widthOf(name: string): number {
  let width = 0;
  for (const letter of name.toUpperCase()) {
    width += "IJ. -'’Í".includes(letter) ? 0.28 : 'MWÄ'.includes(letter) ? 0.62 : 0.485;
  }
  return width;
}

/** The plate of a city. It keeps off neighbours in its row: with one of them it reaches to the other side. */
export function plateOf(at: Point, name: string, city: CityView, size: number, west: boolean, east: boolean): Plate {
  const rest = (city.colour ? 20 : 10) * size;
  const wanted = (widthOf(name) * PLATE.font + name.length * 0.3) * size;
  const text = Math.min(wanted, west && east ? 2 * INRADIUS - rest : PLATE.widest * size - rest);
  const width = text + rest;
  const least = at[0] - INRADIUS + 8 * size;
  const most = at[0] + INRADIUS + 2 * size - width;
  const middle = at[0] - width / 2 + (city.colour ? 3 * size : 0);
  const left = east ? Math.min(middle, most) : west ? Math.max(middle, least) : middle;
  return {
    site: city.site,
    name,
    left,
    middle: at[1] + PLATE.y + 3 * (size - 1),
    width,
    textAt: left + (city.colour ? 13.5 : 5) * size,
    textWidth: text,
    flipped: city.flipped,
    colour: city.colour,
  };
}

/** What stands in the cities: stations, factories with their crates. */
export function housesOf(land: Land, cities: readonly CityView[], colour: (company: number) => string): Houses {
  const all = cities.flatMap((city) => {
    const at = land.sites.get(city.site)?.at;
    return at ? [{ city, at }] : [];
  });
  const plain = all.filter(({ city }) => city.factory === null);
  const owners = [...new Set(all.map(({ city }) => city.factory))].filter((company) => company !== null).sort();
  const join = (some: typeof all, path: (one: (typeof all)[number]) => string): string => some.map(path).join('');
  return {
    stations: {
      body: join(plain, ({ at }) => placed(STATION, [at[0], at[1] - 5], 1)),
      roof: join(plain, ({ at }) => placed(STATION_ROOF, [at[0], at[1] - 5], 1)),
      doors: join(plain, ({ at }) => placed(STATION_DOORS, [at[0], at[1] - 5], 1)),
    },
    factories: owners.map((company) => {
      const own = all.filter(({ city }) => city.factory === company);
      const base = ({ city, at }: (typeof all)[number]): Point => [
        at[0] - FACTORY_WIDTH / 2,
        at[1] + (city.stock ? -7 : 2),
      ];
      const scale = FACTORY_WIDTH / 84;
      return {
        company,
        body: join(own, (one) => placed(FACTORY, base(one), scale)),
        windows: join(own, (one) => placed(FACTORY_WINDOWS, base(one), scale)),
        signs: join(own, (one) => {
          const [x, y] = base(one);
          return sign(colour(company), [x + 20 * scale, y - 12 * scale], 9.5 * scale);
        }),
      };
    }),
    crates: RESOURCES.map((resource) => ({
      resource,
      body: join(
        all.filter(({ city }) => city.colour === resource),
        ({ city, at }) =>
          Array.from({ length: city.stock }, (_, i) =>
            shapeOf(resource, [at[0] + (i - (city.stock - 1) / 2) * 2.42 * CRATE, at[1] + 1.5], CRATE),
          ).join(''),
      ),
    })),
  };
}

/** The names of the cities with their badges, larger where the map is small. */
export function platesOf(
  land: Land,
  cities: readonly CityView[],
  nameOf: (site: string) => string,
  size: number,
): Plates {
  const all = cities.flatMap((city) => {
    const place = land.sites.get(city.site);
    if (!place) return [];
    const [east = false, west = false] = [1, 4].map((edge) => land.sites.has(neighbour(place, edge)));
    return [{ city, at: place.at, plate: plateOf(place.at, nameOf(city.site), city, size, west, east) }];
  });
  const join = (some: typeof all, path: (one: (typeof all)[number]) => string): string => some.map(path).join('');
  const badgeAt = ({ plate }: (typeof all)[number]): Point => [plate.left + 2.5 * size, plate.middle];
  const open = all.filter(({ city }) => !city.flipped);
  const starred = all.filter(({ city }) => city.colour === 'vp');
  const done = all.filter(({ city }) => city.flipped);
  return {
    plates: all.map(({ plate }) => plate),
    badges: RESOURCES.map((resource) => {
      const some = open.filter(({ city }) => city.colour === resource);
      return {
        resource,
        body: join(some, (one) => shapeOf(resource, badgeAt(one), PLATE.badge * size)),
        detail: join(some, (one) => detailOf(resource, badgeAt(one), PLATE.badge * size)),
      };
    }),
    stars: {
      disc: join(starred, (one) => ring(badgeAt(one), (PLATE.badge + 1.4) * size)),
      star: join(starred, (one) => sign('amber', badgeAt(one), PLATE.badge * 0.92 * size)),
    },
    ticks: {
      disc: join(done, (one) => ring(badgeAt(one), PLATE.badge * size)),
      tick: join(done, (one) => {
        const [x, y] = badgeAt(one);
        const part = (value: number): string => (value * size).toFixed(1);
        return `M${(x - 4 * size).toFixed(1)} ${y.toFixed(1)}l${part(3)} ${part(3.4)}l${part(5.6)} ${part(-6.6)}`;
      }),
    },
  };
}

export function platePath({ left, middle, width }: Plate, size: number): string {
  const x = left;
  const w = width - 3 * size;
  const h = PLATE.height * size;
  const y = middle - h / 2;
  const r = 3.2;
  const n = (value: number): string => value.toFixed(1);
  return `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}q${r} 0 ${r} ${r}v${n(h - 2 * r)}q0 ${r} ${-r} ${r}h${n(
    2 * r - w,
  )}q${-r} 0 ${-r} ${-r}v${n(2 * r - h)}q0 ${-r} ${r} ${-r}Z`;
}

export const FONT = PLATE.font;
export const BADGE = PLATE.badge;

// The ways of the resources of a deal over the map, and what is paid along them.
import { arcPath, edgeMiddle, edgeTo, moved, type Point } from '../../../lib/hexes';
import type { Deal } from '../deal';
import type { ConnectionView, TrackView } from '../types';
import type { Land } from './land';
import { linksOf } from './track';

export interface Routes {
  /** All ways, as one path. */
  readonly path: string;
  /** Cities that resources come from. */
  readonly from: readonly Point[];
  /** What is paid where: on a connection, or at a factory. */
  readonly tolls: readonly {
    readonly key: string;
    readonly at: Point;
    readonly company: number;
    readonly dollars: number;
  }[];
}

export function routesOf(
  land: Land,
  tiles: readonly TrackView[],
  connections: readonly ConnectionView[],
  deal: Deal,
  company: number,
): Routes {
  const track = new Map(tiles.map((tile) => [tile.hex, tile]));
  const used = new Map<number, number>();
  const dues = new Map<string, { company: number; dollars: number }>();
  for (const { source, way } of deal.items) {
    for (const number of way?.connections ?? []) used.set(number, (used.get(number) ?? 0) + 1);
    if (source && source.factory !== company) {
      dues.set(source.site, { company: source.factory, dollars: (dues.get(source.site)?.dollars ?? 0) + 1 });
    }
  }
  let path = '';
  const tolls: { key: string; at: Point; company: number; dollars: number }[] = [];
  for (const [number, times] of used) {
    const connection = connections[number];
    if (!connection) continue;
    const links = linksOf(land, track, connection);
    path += links.map(({ hex, shape }) => arcPath(shape, land.hexes.get(hex)?.at ?? [0, 0])).join('');
    path += into(land, connection.ends[0], links[0]?.hex) + into(land, connection.ends[1], links.at(-1)?.hex);
    const middle = links[Math.floor(links.length / 2)];
    const at = land.hexes.get(middle?.hex ?? '')?.at;
    if (at) tolls.push({ key: `c${String(number)}`, at, company: connection.company, dollars: times });
  }
  for (const [site, due] of dues) {
    const at = land.sites.get(site)?.at;
    if (at) tolls.push({ key: site, at: [at[0] + 22, at[1] - 22], ...due });
  }
  const sites = new Set(deal.items.flatMap(({ source }) => (source ? [source.site] : [])));
  const from = [...sites].flatMap((site): Point[] => {
    const at = land.sites.get(site)?.at;
    return at ? [at] : [];
  });
  return { path, from, tolls };
}

/** From the edge of a city's hex to its middle. */
function into(land: Land, site: string | undefined, hex: string | undefined): string {
  const city = land.sites.get(site ?? '');
  const edge = city && hex ? edgeTo(city, hex) : -1;
  if (!city || edge < 0) return '';
  const [x, y] = moved(edgeMiddle(edge), city.at);
  return `M${x.toFixed(1)} ${y.toFixed(1)}L${city.at[0].toFixed(1)} ${city.at[1].toFixed(1)}`;
}

// Track as it is drawn: every company's tiles together in a few paths, first those that lie below, then those that cross
// above. Nothing here knows how it came to lie there.
import {
  along,
  arcPath,
  edgeAngle,
  edgeMiddle,
  edgesOf,
  edgeTo,
  middleOf,
  moved,
  neighbour,
  opposite,
  SIDE,
  type Point,
  type Shape,
} from '../../../lib/hexes';
import type { ConnectionView, TrackView } from '../types';
import type { Land } from './land';

const RAIL = 0.07 * SIDE;
const PARAPET = 0.23 * SIDE;
const INTO = 0.78; // how near to the middle of a city its platforms reach, of the way to the edge

const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/** The paths of some track: its bed, and two rails on it; the tiles' emblems are at `marks`. */
export interface Bed {
  bed: string;
  rails: string;
  marks: Point[];
}

export interface Line {
  readonly company: number;
  /** Tiles that lie below, and ends in cities. */
  readonly lower: Bed;
  /** Tiles that cross above others, with walls along the bridge. */
  readonly upper: Bed;
  walls: string;
  /** Platforms at the ends in cities. */
  platforms: string;
  /** Track of the connection that is not complete, below and above. */
  readonly open: Bed;
  readonly openUpper: Bed;
  /** Where that connection ends for now: the place and the way it looks. */
  buffer: { readonly at: Point; readonly angle: number } | null;
  /** A locomotive for each connection. */
  readonly engines: { readonly at: Point; readonly flip: boolean }[];
}

const blank = (): Bed => ({ bed: '', rails: '', marks: [] });

function lay(bed: Bed, shape: Shape, place: Point, mark: Point | null): void {
  bed.bed += arcPath(shape, place);
  bed.rails += arcPath(shape, place, -RAIL) + arcPath(shape, place, RAIL);
  if (mark) bed.marks.push(mark);
}

/** A path of a connection on a hex. */
interface Link {
  readonly hex: string;
  readonly shape: Shape;
  readonly upper: boolean;
  readonly crossed: boolean;
}

/** The paths of a connection, hex by hex: where a company has both paths of a crossing, the way tells them apart. */
export function linksOf(land: Land, track: ReadonlyMap<string, TrackView>, connection: ConnectionView): Link[] {
  const { hexes, ends, company } = connection;
  let before = ends[0] ?? '';
  return hexes.flatMap((hex, i) => {
    const place = land.hexes.get(hex);
    const paths = track.get(hex)?.paths ?? [];
    if (!place) return [];
    const from = edgeTo(place, before);
    const to = edgeTo(place, hexes[i + 1] ?? ends[1] ?? '');
    before = hex;
    const own = paths.flatMap(([shape, owner], level) => (owner === company ? [{ shape, level }] : []));
    const fits = own.filter(({ shape }) => edgesOf(shape).includes(from) && (to < 0 || edgesOf(shape).includes(to)));
    const found = fits.at(-1) ?? own.at(-1);
    return found ? [{ hex, shape: found.shape, upper: found.level > 0, crossed: paths.length > 1 }] : [];
  });
}

/** Everything of every company, the same order each time. */
export function linesOf(
  land: Land,
  tiles: readonly TrackView[],
  connections: readonly ConnectionView[],
  companies: number,
): Line[] {
  const lines = Array.from({ length: companies }, (_, company): Line => ({
    company,
    lower: blank(),
    upper: blank(),
    walls: '',
    platforms: '',
    open: blank(),
    openUpper: blank(),
    buffer: null,
    engines: [],
  }));
  const track = new Map(tiles.map((tile) => [tile.hex, tile]));
  for (const connection of connections) {
    const line = lines[connection.company];
    if (!line) continue;
    const links = linksOf(land, track, connection);
    const engine = engineAt(links);
    for (const link of links) {
      const place = land.hexes.get(link.hex)?.at ?? [0, 0];
      const bed = connection.complete
        ? link.upper
          ? line.upper
          : line.lower
        : link.upper
          ? line.openUpper
          : line.open;
      const beside = link.crossed ? along(link.shape, 0.13).point : middleOf(link.shape);
      lay(bed, link.shape, place, link === engine ? null : moved(beside, place));
      if (link.upper) {
        line.walls +=
          arcPath(link.shape, place, -PARAPET, 0.22, 0.78) + arcPath(link.shape, place, PARAPET, 0.22, 0.78);
      }
    }
    enter(land, line, connection, links);
    if (engine) {
      const place = land.hexes.get(engine.hex)?.at ?? [0, 0];
      const way = along(engine.shape, engine.crossed ? 0.16 : 0.5);
      line.engines.push({ at: moved(way.point, place), flip: Math.cos((way.way * Math.PI) / 180) < -0.01 });
    }
  }
  return lines;
}

/** Where the locomotive stands: in the middle, and rather not on a crossing. */
function engineAt(links: readonly Link[]): Link | undefined {
  const plain = links.filter((link) => !link.crossed);
  const found = plain.length ? plain : links;
  return found[Math.floor(found.length / 2)];
}

/** The ends of a connection: platforms in its cities, or a buffer stop where it is not complete. */
function enter(land: Land, line: Line, connection: ConnectionView, links: readonly Link[]): void {
  const bed = connection.complete ? line.lower : line.open;
  const first = links[0];
  const last = links.at(-1);
  if (first) platform(land, line, bed, connection.ends[0] ?? '', first.hex);
  if (!last) return;
  if (connection.complete) {
    platform(land, line, bed, connection.ends[1] ?? '', last.hex);
    return;
  }
  const place = land.hexes.get(last.hex);
  if (!place) return;
  const before = links.length > 1 ? (links.at(-2)?.hex ?? '') : (connection.ends[0] ?? '');
  const came = edgeTo(place, before);
  const [a, b] = edgesOf(last.shape);
  const out = came === a ? b : a;
  line.buffer = { at: moved(edgeMiddle(out), place.at), angle: edgeAngle(out) };
}

function platform(land: Land, line: Line, bed: Bed, site: string, hex: string): void {
  const city = land.sites.get(site);
  const edge = city ? edgeTo(city, hex) : -1;
  if (!city || edge < 0) return;
  const [x, y] = edgeMiddle(edge);
  const angle = ((edgeAngle(edge) + 90) * Math.PI) / 180;
  const side: Point = [Math.cos(angle), Math.sin(angle)];
  const stretch = (aside: number): string => {
    const outer: Point = [city.at[0] + x + side[0] * aside, city.at[1] + y + side[1] * aside];
    const inner: Point = [city.at[0] + x * INTO + side[0] * aside, city.at[1] + y * INTO + side[1] * aside];
    return `M${at(outer)}L${at(inner)}`;
  };
  bed.bed += stretch(0);
  bed.rails += stretch(-RAIL) + stretch(RAIL);
  const end: Point = [city.at[0] + x * INTO, city.at[1] + y * INTO];
  const wide = 0.235 * SIDE;
  line.platforms += `M${at([end[0] - side[0] * wide, end[1] - side[1] * wide])}L${at([
    end[0] + side[0] * wide,
    end[1] + side[1] * wide,
  ])}`;
}

/** Whether a shape on a hex would meet a city or an end of track of this company on each of its edges. */
export function meets(land: Land, tiles: readonly TrackView[], company: number, hex: string, shape: Shape): number {
  const place = land.hexes.get(hex);
  if (!place) return 0;
  return edgesOf(shape).filter((edge) => {
    const next = neighbour(place, edge);
    const paths = tiles.find((tile) => tile.hex === next)?.paths ?? [];
    return (
      land.sites.has(next) ||
      paths.some(([drawn, owner]) => owner === company && edgesOf(drawn).includes(opposite(edge)))
    );
  }).length;
}

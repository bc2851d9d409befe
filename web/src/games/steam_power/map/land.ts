// The map, worked out once from its file: where everything lies, coasts and borders, what grows where, and the corner that
// is free for the title.
import { closedPath, growing, pointsOf } from '../../../lib/geometry';
import { corner, EDGES, hexPath, INRADIUS, moved, neighbour, SIDE, type Point } from '../../../lib/hexes';
import type { CellDrawn, HexDrawn, SiteDrawn, SteamPowerDrawing, Terrain } from '../types';
import { around, drifted, loops, type Drift } from './coast';
import { textureOf, type Texture } from './texture';

export interface Place extends CellDrawn {
  /** The middle of the hex on the map. */
  readonly at: Point;
}
export interface HexPlace extends Place, HexDrawn {}
export interface SitePlace extends Place, SiteDrawn {
  /** Sites that it has links with: those behind edges 0, 1 and 2, so that each link is told once. */
  readonly links: readonly string[];
}

export interface Land {
  readonly width: number;
  readonly height: number;
  readonly hexes: ReadonlyMap<string, HexPlace>;
  readonly sites: ReadonlyMap<string, SitePlace>;
  readonly coast: string;
  /** Land beyond the map that nobody plays on. */
  readonly outland: string;
  readonly hills: string;
  readonly mountains: string;
  /** The lines between hexes. */
  readonly grid: string;
  readonly cities: string;
  readonly rivers: string;
  readonly texture: Texture;
  /** Where title and legend find room: their upper left corner. */
  readonly title: Point;
  readonly titleSize: number;
}

export const TITLE = { width: 226, height: 178 };
const MARGIN = 34;
const BEYOND = 16; // hexes that are drawn around the map, for frames of other proportions
const COAST: Drift = { grow: 11, smooth: 0.42, much: 3.6 };
const REGION: Drift = { grow: 1, smooth: 0.35, much: 3 };

const known = new WeakMap<SteamPowerDrawing, Land>();

export function landOf(drawing: SteamPowerDrawing): Land {
  const found = known.get(drawing) ?? survey(drawing);
  known.set(drawing, found);
  return found;
}

function survey(drawing: SteamPowerDrawing): Land {
  const box = { width: drawing.width * SIDE + 2 * MARGIN, height: drawing.height * SIDE + 2 * MARGIN };
  const cells = [...drawing.hexes, ...drawing.sites];
  const bare = cells.map(({ x, y }): Point => [x * SIDE + MARGIN, y * SIDE + MARGIN]);
  const room = roomFor(bare, box);
  const at = ({ x, y }: CellDrawn): Point => [x * SIDE + MARGIN, y * SIDE + MARGIN];

  const hexes = new Map(drawing.hexes.map((hex): [string, HexPlace] => [hex.id, { ...hex, at: at(hex) }]));
  const siteIds = new Set(drawing.sites.map((site) => site.id));
  const sites = new Map(
    drawing.sites.map((site): [string, SitePlace] => {
      const links = [0, 1, 2].map((edge) => neighbour(site, edge)).filter((id) => siteIds.has(id));
      return [site.id, { ...site, at: at(site), links }];
    }),
  );
  const land: Place[] = [...hexes.values(), ...sites.values()];
  const of = (terrain: Terrain): HexPlace[] => [...hexes.values()].filter((hex) => hex.terrain === terrain);
  return {
    width: box.width + room.wider,
    height: box.height,
    hexes,
    sites,
    coast: loops(land)
      .map((points) => closedPath(drifted(points, COAST), () => false))
      .join(''),
    outland: around(outlandOf(drawing, at), COAST),
    hills: around(of('hills'), REGION),
    mountains: around(of('mountains'), REGION),
    grid: gridOf(land),
    cities: [...sites.values()].map((site) => hexPath(SIDE - 3, site.at)).join(''),
    rivers: drawing.rivers.map((river) => stream(pointsOf(river))).join(''),
    texture: textureOf([...hexes.values()]),
    title: room.title,
    titleSize: room.size,
  };
}

/** Every side of a hex once. */
function gridOf(land: readonly Place[]): string {
  const ids = new Set(land.map((place) => place.id));
  let path = '';
  for (const place of land) {
    for (const edge of EDGES) {
      if (edge > 2 || !ids.has(neighbour(place, edge))) continue;
      const [ax, ay] = moved(corner(edge), place.at);
      const [bx, by] = moved(corner(edge + 1), place.at);
      path += `M${ax.toFixed(1)} ${ay.toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}`;
    }
  }
  return path;
}

function stream(points: readonly Point[]): string {
  const placed = points.map(([x, y]): Point => [x * SIDE + MARGIN, y * SIDE + MARGIN]);
  return growing(placed, 1.4, 5.4);
}

const name = (row: number, column: number): string => `${String.fromCharCode(97 + row)}${String(column)}`;

/** What is neither land nor water, and beyond the map whatever is nearest there: more of it, or the sea. */
function outlandOf(drawing: SteamPowerDrawing, at: (cell: CellDrawn) => Point): Place[] {
  const { rows, columns } = drawing;
  const land = new Set([...drawing.hexes, ...drawing.sites].map((cell) => cell.id));
  const water = new Set(drawing.water.map((cell) => cell.id));
  const cell = (row: number, column: number): CellDrawn => ({
    id: name(row, column),
    row,
    column,
    x: Math.sqrt(3) * (column - 0.5 + (row % 2 ? 0.5 : 0)),
    y: 1 + 1.5 * row,
  });
  const inside: CellDrawn[] = [];
  for (let row = 0; row < rows; row++) for (let column = 1; column <= columns; column++) inside.push(cell(row, column));
  const rim = inside.filter(
    ({ id, row, column }) => !land.has(id) && (row === 0 || column === 1 || row === rows - 1 || column === columns),
  );
  const isSea = ({ x, y }: CellDrawn): boolean => {
    let nearest: CellDrawn | undefined;
    let least = Infinity;
    for (const one of rim) {
      const far = Math.hypot(one.x - x, one.y - y);
      if (far < least) [nearest, least] = [one, far];
    }
    return nearest ? water.has(nearest.id) : false;
  };
  const out: CellDrawn[] = inside.filter(({ id }) => !land.has(id) && !water.has(id));
  for (let row = -BEYOND; row < rows + BEYOND; row++) {
    for (let column = 1 - BEYOND; column <= columns + BEYOND; column++) {
      const beyond = row < 0 || column < 1 || row >= rows || column > columns;
      if (beyond && !isSea(cell(row, column))) out.push(cell(row, column));
    }
  }
  return out.map((one) => ({ ...one, at: at(one) }));
}

interface Room {
  readonly title: Point;
  /** How large title and legend are. */
  readonly size: number;
  /** How much wider the map must be for them. */
  readonly wider: number;
}

const SIZES = [1.6, 1.4, 1.2, 1];
const EDGE = 18;

/** A place for the title that no hex reaches into, as large as can be; where there is none, the map gets wider. */
function roomFor(middles: readonly Point[], box: { readonly width: number; readonly height: number }): Room {
  for (const size of SIZES) {
    const width = TITLE.width * size;
    const height = TITLE.height * size;
    const right = box.width - width - EDGE;
    const bottom = box.height - height - EDGE;
    const reach = (x: number, y: number): number =>
      Math.min(
        ...middles.map(([u, v]) => Math.hypot(Math.max(x - u, 0, u - x - width), Math.max(y - v, 0, v - y - height))),
      );
    // nearest to a corner, and rather to the lower right one
    const from = ([x, y]: Point): number =>
      Math.min(x, right - x) + Math.min(y, bottom - y) + (x < right / 2 ? 12 : 0) + (y < bottom / 2 ? 8 : 0);
    let best: Point | undefined;
    for (let y = EDGE; y <= bottom; y += 20) {
      for (let x = EDGE; x <= right; x += 20) {
        if ((!best || from([x, y]) < from(best)) && reach(x, y) > SIDE + 12) best = [x, y];
      }
    }
    if (best) return { title: best, size, wider: 0 };
  }
  const title: Point = [box.width - MARGIN + INRADIUS / 2, box.height - TITLE.height * 1.2 - EDGE];
  return { title, size: 1.2, wider: TITLE.width * 1.2 + EDGE - MARGIN + INRADIUS / 2 };
}

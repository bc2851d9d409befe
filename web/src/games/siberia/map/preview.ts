// What an action that is only pointed at would do on the map: who would walk where, what would be found or mined.
import type { Action } from '../../../lib/chooser';
import { RESOURCES, type Point, type Resource, type SiberiaView } from '../types';
import { at, distance, isIn, type Box } from '../../../lib/geometry';
import { CUBE, PAWN, type Arrangement } from './layout';

export interface Preview {
  /** Where a pawn leaves, and the way it takes. */
  readonly from: string;
  readonly way: string;
  readonly pawn: Point | null;
  readonly cube: { readonly resource: Resource; readonly at: Point } | null;
  /** This resource would be mined in these areas. */
  readonly mined: { readonly resource: Resource; readonly areas: readonly string[] } | null;
  /** The place that the bubble is about; '' when the map has nothing to say. */
  readonly goal: string;
  /** What the bubble may not cover. */
  readonly busy: readonly Box[];
}

const HARBOUR = 'vladivostok';

export function previewOf(
  action: Action,
  player: number,
  view: SiberiaView,
  arrangement: (place: string) => Arrangement,
  pawnAt: (player: number, place: string) => Point | null,
  boxes: readonly Box[],
): Preview {
  const areas = action.spots.flatMap((spot) => (spot.startsWith('area:') ? [spot.slice(5)] : []));
  const nothing: Preview = {
    from: '',
    way: '',
    pawn: null,
    cube: null,
    mined: null,
    goal: areas.at(-1) ?? '',
    busy: [],
  };
  const walk = (from: string, to: string): Preview => {
    const start = pawnAt(player, from);
    const end = arrangement(to).nextPawn;
    const busy = [arrangement(to).box, around(end, PAWN), ...(start ? [around(start, PAWN)] : [])];
    return { ...nothing, from, way: start ? way(start, end, boxes) : '', pawn: end, goal: to, busy };
  };

  const [first = '', second = ''] = areas;
  if (action.verb === 'move' && second) return walk(first, second);
  if (action.verb === 'worker' && action.spots.some((spot) => /^(area|pool|exchange):/.test(spot))) {
    return first ? walk(first, HARBOUR) : { ...nothing, pawn: arrangement(HARBOUR).nextPawn };
  }
  if (action.verb === 'salesman' && first) return { ...nothing, from: first, busy: [arrangement(first).box] };
  if (action.verb === 'find' && first) {
    const spot = action.spots.find((other) => other.startsWith('cube:'));
    const resource = RESOURCES.find((known) => spot === `cube:${known}`);
    const next = arrangement(first).nextCube;
    const busy = [arrangement(first).box, around(next, CUBE)];
    return { ...nothing, cube: resource ? { resource, at: next } : null, busy };
  }
  const resource = RESOURCES.find((known) => known === action.verb);
  if (resource && action.spots.some((spot) => spot.startsWith('exchange:'))) {
    const workers = view.players[player]?.workers ?? {};
    const mines = Object.keys(workers).filter((area) => view.areas[area]?.cubes.includes(resource));
    return { ...nothing, mined: { resource, areas: mines } };
  }
  return nothing;
}

function around([x, y]: Point, size: number): Box {
  const half = size / 2 + 3;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

/** A way that swings out to the side where it runs over fewer names and pieces. */
function way(from: Point, to: Point, boxes: readonly Box[]): string {
  const control = (bend: number): Point => [
    (from[0] + to[0]) / 2 + (to[1] - from[1]) * bend,
    (from[1] + to[1]) / 2 - (to[0] - from[0]) * bend,
  ];
  const covered = (bend: number): number => {
    const [cx, cy] = control(bend);
    let count = Math.abs(bend);
    for (let t = 0; t <= 1; t += 0.05) {
      const x = (1 - t) * (1 - t) * from[0] + 2 * t * (1 - t) * cx + t * t * to[0];
      const y = (1 - t) * (1 - t) * from[1] + 2 * t * (1 - t) * cy + t * t * to[1];
      if (boxes.some((box) => isIn(box, [x, y]))) count++;
    }
    return count;
  };
  const bend = [0.18, -0.18, 0.3, -0.3, 0.42, -0.42].reduce((a, b) => (covered(b) < covered(a) ? b : a));
  const by = control(bend);
  return `M${at(towards(from, by, 19))}Q${at(by)} ${at(towards(to, by, 18))}`;
}

function towards(from: Point, to: Point, by: number): Point {
  const part = Math.min(0.8, by / (distance(from, to) || 1));
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

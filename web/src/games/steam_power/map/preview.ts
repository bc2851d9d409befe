// What an action that is only pointed at would do on the map, and what can be chosen around a hex.
import type { Action } from '../../../lib/chooser';
import { facing, type Shape } from '../../../lib/hexes';
import type { TableView } from '../../../lib/table.svelte';
import { parted, type TrackView } from '../types';

export interface Preview {
  readonly verb: string;
  /** The hex or the site that it is about; '' for what is not on the map. */
  readonly place: string;
  readonly shape: Shape;
}

const partOf = (action: Action, kind: string): string =>
  action.spots.map(parted).find(([found]) => found === kind)?.[1] ?? '';

export function previewOf(action: Action): Preview {
  return {
    verb: action.verb,
    place: partOf(action, 'hex') || partOf(action, 'site'),
    shape: partOf(action, 'shape'),
  };
}

/** The path on a hex that a new one would cross, or that stays when the last one is replaced. */
export function stays(tiles: readonly TrackView[], hex: string, verb: string): TrackView['paths'][number] | null {
  const paths = tiles.find((tile) => tile.hex === hex)?.paths ?? [];
  if (verb === 'cross') return paths[0] ?? null;
  return verb === 'replace' && paths.length > 1 ? (paths[0] ?? null) : null;
}

export interface Choice {
  /** The hex or the site that it is about. */
  readonly place: string;
  /** What can be chosen, and in which direction each would like to lie. */
  readonly items: readonly { readonly spot: string; readonly wish: number }[];
}

/** What is to be chosen around a place now: shapes of track, to remove it, or how many resources a factory gets. */
export function choiceOf(table: TableView): Choice | null {
  const picked = table.picked.map(parted).find(([kind]) => kind === 'hex' || kind === 'site');
  if (!picked) return null;
  const found = (table.nextSteps ?? []).map(({ spot }) => spot);
  if (found.length < 2) return null;
  return {
    place: picked[1],
    items: found.map((spot, i) => {
      const [kind, id] = parted(spot);
      return { spot, wish: kind === 'shape' ? facing(id) : -90 + i * 60 };
    }),
  };
}

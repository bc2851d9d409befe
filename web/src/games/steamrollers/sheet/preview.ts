// What an action that is only pointed at would do on a sheet: a track, a way, a crossed box; and what can be chosen there.
import type { Message } from '../../../lib/api';
import type { Action } from '../../../lib/chooser';
import type { TableView } from '../../../lib/table.svelte';
import { actionsOf, goalOf, variants } from '../choosing';
import { isGood } from '../facts';
import { parted, type Good, type PlayerView, type Shape } from '../types';
import { chainOf } from './chain';
import { edgesOf, facing, neighbour, opposite } from '../../../lib/hexes';
import type { Land } from './land';
import { wayTold, type Way } from './route';

export interface Preview {
  readonly hex: string;
  readonly shape: Shape;
  /** The connection that it would complete. */
  readonly chain: readonly (readonly [string, Shape])[];
  readonly box: number;
  readonly way: Way | null;
  readonly good: Good | null;
  /** The hex that the words are about; '' when the sheet has nothing to say. */
  readonly about: string;
  readonly gain: number;
}

const pieceOf = (action: Action, ...kinds: string[]): string =>
  action.spots.map(parted).find(([kind]) => kinds.includes(kind))?.[1] ?? '';

export function previewOf(action: Action, effects: readonly Message[], land: Land, player: PlayerView): Preview {
  const hex = pieceOf(action, 'hex');
  const shape = pieceOf(action, 'shape');
  const joins = effects.some((effect) => effect.id === 'steamrollers-effect-connects');
  const way = wayTold(effects, land, player.track);
  const load = pieceOf(action, 'good', 'cargo');
  const gain = effects.find((effect) => effect.id === 'steamrollers-effect-score')?.args?.gain;
  return {
    hex,
    shape,
    chain: joins && shape ? chainOf(land, player.track, hex, shape) : [],
    box: action.verb === 'engine' || action.verb === 'start' ? Number(pieceOf(action, 'box')) : 0,
    way,
    good: isGood(load) ? load : null,
    about: hex || (action.verb === 'deliver' ? cityHex(land, goalOf(action)) : ''),
    gain: typeof gain === 'number' ? gain : 0,
  };
}

const cityHex = (land: Land, spot: string): string =>
  land.regions.find(({ number }) => spot === `city:${String(number)}`)?.city ?? '';

export interface Choice {
  /** The hex that it is about. */
  readonly hex: string;
  /** What can be chosen, and in which direction each would like to lie. */
  readonly items: readonly { readonly spot: string; readonly wish: number }[];
}

/** What is to be chosen around a hex now: shapes where one is drawn on, or the tiles for a delivery at its goal. */
export function choiceOf(table: TableView, land: Land): Choice | null {
  const actions = actionsOf(table);
  const [first] = actions;
  if (!first) return null;
  const hexes = new Set(actions.map((action) => pieceOf(action, 'hex')));
  const [hex = ''] = hexes;
  if (hexes.size === 1 && hex) {
    const shapes = actions.map((action) => pieceOf(action, 'shape'));
    return {
      hex,
      items: shapes.map((shape) => ({ spot: `shape:${shape}`, wish: facing(shape) })),
    };
  }
  const ways = variants(table);
  const goal = cityHex(land, goalOf(first));
  return ways.length > 1 && goal ? { hex: goal, items: ways.map((spot, i) => ({ spot, wish: -90 + i * 60 })) } : null;
}

/** How many ends of a shape on a hex would meet a city or other track. */
export function meeting(land: Land, player: PlayerView, hex: string, shape: Shape): number {
  const place = land.places.get(hex);
  if (!place) return 0;
  return edgesOf(shape).filter((edge) => {
    const next = neighbour(place, edge);
    const drawn = player.track[next];
    return land.places.get(next)?.city || (drawn && edgesOf(drawn).includes(opposite(edge)));
  }).length;
}

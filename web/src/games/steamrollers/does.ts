// What actions do, in a few words, where the server's effects do not say it; and what is good to know between them.
import type { Message } from '../../lib/api';
import type { Action } from '../../lib/chooser';
import type { TableView } from '../../lib/table.svelte';
import { effectTold } from './facts';
import { parted, viewOf } from './types';

const BARE = ['pass', 'leave', 'done', 'eva-keep', 'eva-allow', 'eva-reroll', 'eva-block', 'reroll'];

export function does(table: TableView, action: Action): Message | null {
  const { verb, spots } = action;
  if (BARE.includes(verb)) return { id: `steamrollers-board-does-${verb.replace('-', '_')}` };
  if (verb !== 'tile') return null;
  const [, number] = parted(spots[0] ?? '');
  const tile = viewOf(table).tiles.find((one) => String(one.number) === number);
  return tile ? effectTold(tile.effect) : null;
}

/** What one would like to know while nothing is being pointed at. */
export function aside(table: TableView): Message | null {
  const { phase, turn, eva, tiles } = viewOf(table);
  if (turn !== table.player) return null;
  if (phase === 'choose') return { id: eva ? 'steamrollers-board-aside-two' : 'steamrollers-board-aside-choose' };
  const steals = phase === 'seize' ? tiles.find((tile) => tile.number === 2) : undefined;
  return steals ? effectTold(steals.effect) : null;
}

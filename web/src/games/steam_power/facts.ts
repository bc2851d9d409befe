// What can be said of a position of Steam Power, and of its verbs and spots, in messages. Nothing here draws.
import type { LogEntry, Message, Now } from '../../lib/api';
import { edgesOf, kindOf } from '../../lib/hexes';
import type { TableView } from '../../lib/table.svelte';
import { language } from '../../lib/text.svelte';
import { drawingOf, isAlone, parted, viewOf, type SteamPowerView } from './types';

const power = (view: Now['view']): SteamPowerView => view as unknown as SteamPowerView;
const ARROWS = ['↗', '→', '↘', '↙', '←', '↖'];

export function stage(view: Now['view']): Message {
  const found = power(view);
  if (found.phase === 'over') return { id: 'steam_power-board-stage-over' };
  if (found.phase === 'setup') return { id: 'steam_power-board-stage-setup' };
  if (isAlone(found)) return { id: 'steam_power-board-stage-alone', args: { turn: found.round, turns: found.rounds } };
  if (found.last) return { id: 'steam_power-board-stage-last', args: { round: found.round } };
  return { id: 'steam_power-board-stage', args: { round: found.round, target: found.target } };
}

export function score(view: Now['view'], player: number): Message | null {
  const found = power(view).players[player];
  return found ? { id: 'steam_power-board-dollars', args: { dollars: found.money } } : null;
}

export function tags(view: Now['view'], player: number): Message[] {
  const { first, phase, players } = power(view);
  const begins = first === player && phase !== 'over' && phase !== 'setup' && players.length > 1;
  const points = players[player]?.score ?? 0;
  return [{ id: 'steam_power-board-points', args: { points } }, ...(begins ? [{ id: 'steam_power-board-first' }] : [])];
}

export function waiting(view: Now['view']): number[] {
  const { phase, turn } = power(view);
  return phase === 'over' || turn === null ? [] : [turn];
}

export const verb = (verb: string): Message => ({ id: `steam_power-board-verb-${verb}` });
export const piecesFirst = (): boolean => false;

/** What a city is called; names of owners' own maps have every language, too. */
export function cityName(table: TableView, site: string): string {
  return drawingOf(table).sites.find(({ id }) => id === site)?.names[language()] ?? site;
}

const named = (table: TableView, site: string): Message => {
  const names = drawingOf(table).sites.find(({ id }) => id === site)?.names;
  return { id: 'name', args: { en: site, ...names } };
};

/** What a company is called: as its player, or alone by its colour. */
export function companyName(table: TableView, company: number): string | Message {
  const view = viewOf(table);
  const name = view.companies[company]?.name ?? '';
  return isAlone(view) ? { id: `steam_power-company-${name}` } : (table.names[name] ?? name);
}

export function shapeName(shape: string): Message {
  const [a, b] = edgesOf(shape);
  const ends = (ARROWS[a] ?? '') + (ARROWS[b] ?? '');
  return { id: 'steam_power-board-shape', args: { kind: kindName(shape), ends } };
}

const kindName = (shape: string): Message => ({ id: `steam_power-kind-${kindOf(shape)}` });

/** A shape for those who hear it. */
export function shapeTold(shape: string): Message {
  const [from, to] = edgesOf(shape).map((edge): Message => ({ id: `steam_power-board-edge-${String(edge)}` }));
  return {
    id: 'steam_power-board-shape-told',
    args: { kind: kindName(shape), from: from ?? '', to: to ?? '' },
  };
}

export function spot(spot: string, table: TableView): Message {
  const [kind, id] = parted(spot);
  switch (kind) {
    case '':
      return asItIs(table);
    case 'verb':
      return verb(id);
    case 'hex':
      return { id: 'steam_power-board-hex', args: { hex: id } };
    case 'shape':
      return shapeName(id);
    case 'site':
      return named(table, id);
    case 'contract':
      return { id: 'steam_power-board-contract', args: { contract: Number(id) } };
    case 'count':
      return { id: 'steam_power-board-count', args: { count: Number(id) } };
    case 'player':
      return { id: 'steam_power-board-player', args: { player: id } };
    case 'money':
      return { id: 'steam_power-board-dollars', args: { dollars: Number(id) } };
    case 'company':
      return { id: `steam_power-company-${id}` };
    case 'colour':
      return { id: `steam_power-board-colour-${id}` };
    default:
      return { id: 'steam_power-board-plain' };
  }
}

/** What goes without a choice: with a hex picked, to remove the tile that lies there. */
function asItIs(table: TableView): Message {
  const picked = table.picked.some((spot) => spot.startsWith('hex:'));
  return { id: picked ? 'steam_power-board-verb-remove' : 'steam_power-board-plain' };
}

const SETUP = ['city', 'first', 'draw', 'aside', 'engine'];

export function marks(entry: LogEntry): string[] {
  const { parts } = entry;
  if (!parts || SETUP.includes(parts.verb)) return [];
  return [...(parts.places ?? []), ...(parts.pieces ?? [])].filter((spot) => /^(hex|site|contract):/.test(spot));
}

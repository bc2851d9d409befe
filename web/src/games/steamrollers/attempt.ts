// What somebody meant who pointed at a spot where nothing can be done now, in the notation of the rules (SR-11). The
// server says why it is not possible; nothing is decided here.
import type { TableView } from '../../lib/table.svelte';
import { isGood } from './facts';
import { kindOf, SHAPES } from '../../lib/hexes';
import { drawingOf, FACES, parted, viewOf, type Good } from './types';

/** The notation; '' when it cannot be told. */
export function attempt(table: TableView, spot: string): string {
  const { phase } = viewOf(table);
  const [kind, id] = parted(spot);
  if (phase === 'over') return 'pass';
  if (phase === 'setup') return '';
  return phase === 'start' ? started(table, kind, id) : played(table, kind, id);
}

/** The starting tile that is being chosen, or the one that a spot belongs to. */
function started(table: TableView, kind: string, id: string): string {
  switch (kind) {
    case 'start':
      return startOf(table, id);
    case 'hex':
      return `start track ${id} 0-3`;
    case 'box':
      return `start engine ${id}`;
    case 'tile':
      return `start tile ${id}`;
    case 'good':
    case 'city':
      return startOf(table, 'cargo');
    default:
      return 'choose 1';
  }
}

function startOf(table: TableView, start: string): string {
  const hex = drawingOf(table).regions[0]?.town ?? '';
  if (start === 'track') return `start track ${hex} 0-3`;
  if (start === 'cargo') return 'start cargo none';
  return start === 'points' ? 'start points' : `start ${start} 1`;
}

function played(table: TableView, kind: string, id: string): string {
  switch (kind) {
    case 'die':
      return chosen(table, id);
    case 'hex':
      return `track ${id} ${shownShape(table)}`;
    case 'box':
      return `engine ${id}`;
    case 'good':
    case 'cargo':
      return delivered(table, kind, id);
    case 'city':
      return brought(table, Number(id));
    case 'tile':
      return tilePressed(table, Number(id));
    case 'order':
      return `order ${id}`;
    case 'start':
      return startOf(table, id);
    default:
      return '';
  }
}

/** A die: chosen, or with two of them one of the pairs. */
function chosen(table: TableView, id: string): string {
  const { phase, eva, die, dice } = viewOf(table);
  if (phase === 'act') return die ? `use ${id}` : `choose ${id}`;
  const other = dice.find((face) => String(face) !== id) ?? Number(id);
  return eva ? `choose ${[Number(id), other].sort().join(' ')}` : `choose ${id}`;
}

/** Some shape of a kind that the black die shows. */
function shownShape(table: TableView): string {
  const { black } = viewOf(table);
  return SHAPES.find((shape) => black.includes(kindOf(shape))) ?? '0-3';
}

/** A city where a good is wanted, other than the one where it lies. */
function goalOf(table: TableView, good: Good, from: number): number {
  const wanted = drawingOf(table).regions.filter(
    ({ number, colour }) => number !== from && (good === 'coal' || colour === good),
  );
  return wanted[0]?.number ?? (from === 1 ? 2 : 1);
}

/** A good on a city of the board, or one's own cargo there: `3/red`. */
function delivered(table: TableView, kind: string, id: string): string {
  const [city = '', good = ''] = id.split('/');
  if (!isGood(good)) return '';
  return `deliver ${kind === 'cargo' ? 'cargo ' : ''}${good} ${city}>${String(goalOf(table, good, Number(city)))}`;
}

/** A city to which nothing can be brought: the good that was picked, or some good from the city of the die. */
function brought(table: TableView, city: number): string {
  const { die, cities } = viewOf(table);
  const colour = drawingOf(table).regions.find(({ number }) => number === city)?.colour ?? 'grey';
  const picked = table.picked.map(parted).find(([kind, id]) => kind === 'good' && isGood(id));
  const from = die && die !== city ? die : (FACES.find((number) => number !== city) ?? 1);
  if (die === city) {
    const good = cities.find(({ number }) => number === city)?.goods[0] ?? 'coal';
    return `deliver ${good} ${String(city)}>${String(goalOf(table, good, city))}`;
  }
  return `deliver ${picked?.[1] ?? colour} ${String(from)}>${String(city)}`;
}

/** One's own tiles 1 and 5 are there to change the die; any other is to be taken. */
function tilePressed(table: TableView, number: number): string {
  const { tiles, die, turn } = viewOf(table);
  const tile = tiles.find((one) => one.number === number);
  const own = tile && tile.owner === table.player && turn === table.player && die !== number;
  const other = die === 6 ? 5 : die + 1;
  if (own && number === 1) return `set ${String(other)} by 1`;
  if (own && number === 5) return tile.effect === '5b' ? 'turn' : `set ${String(other)} by 5`;
  return `tile ${String(number)}`;
}

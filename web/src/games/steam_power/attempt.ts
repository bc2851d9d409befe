// What somebody meant who pointed at a spot where nothing can be done now, in the notation of the rules (SP-10). The server
// says why it is not possible; nothing is decided here.
import { edgesOf, neighbour, opposite, SHAPES } from '../../lib/hexes';
import type { TableView } from '../../lib/table.svelte';
import { drawingOf, parted, viewOf } from './types';

/** The notation; '' when it cannot be told. */
export function attempt(table: TableView, spot: string): string {
  const view = viewOf(table);
  const [kind, id] = parted(spot);
  if (view.phase === 'setup') return '';
  switch (kind) {
    case 'hex':
      return tried(table, id);
    case 'site':
      return view.phase === 'fulfil' ? `bring ${id}` : `factory ${id}${view.bonus === 'factory' ? ' 5' : ''}`;
    case 'contract':
      return `fulfil ${id}`;
    case 'player':
      return `from ${id}`;
    default:
      return '';
  }
}

/** Track on a hex: a shape that begins at a city or at track beside it, if there is one, so that the reason is to the point. */
function tried(table: TableView, hex: string): string {
  const view = viewOf(table);
  const { hexes, sites } = drawingOf(table);
  const place = hexes.find(({ id }) => id === hex);
  if (!place) return '';
  const cities = new Set(sites.map(({ id }) => id));
  const paths = (at: string): readonly string[] =>
    view.track.find((tile) => tile.hex === at)?.paths.map(([shape]) => shape) ?? [];
  const own = (at: string): readonly string[] =>
    view.track
      .find((tile) => tile.hex === at)
      ?.paths.filter(([, company]) => company === view.company)
      .map(([shape]) => shape) ?? [];
  const begins = (edge: number, of: (at: string) => readonly string[]): boolean => {
    const next = neighbour(place, edge);
    return cities.has(next) || of(next).some((shape) => edgesOf(shape).includes(opposite(edge)));
  };
  const found =
    SHAPES.find((shape) => edgesOf(shape).some((edge) => begins(edge, own))) ??
    SHAPES.find((shape) => edgesOf(shape).some((edge) => begins(edge, paths))) ??
    '0-3';
  return `${paths(hex).length ? 'cross' : 'track'} ${hex} ${paths(hex).length ? crossing(paths(hex)[0] ?? '0-3') : found}`;
}

function crossing(shape: string): string {
  const [a, b] = edgesOf(shape);
  const free = [0, 1, 2, 3, 4, 5].filter((edge) => edge !== a && edge !== b);
  const between = free.filter((edge) => edge > a && edge < b);
  const beyond = free.filter((edge) => !between.includes(edge));
  const pair = [between[0] ?? 1, beyond.at(-1) ?? 4].sort();
  return pair.join('-');
}

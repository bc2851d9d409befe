// What the parts of the board are called where they are not written but spoken: labels for screen readers.
import { language, t } from '../../../lib/text.svelte';
import type { TableView } from '../../../lib/table.svelte';
import { exchangeName, tokenName } from '../facts';
import { RESOURCES, viewOf, type Column, type Resource } from '../types';
import type { Piece } from './laid';

/** Several things in one breath: "gas, coal and oil". */
export function list(parts: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(parts);
}

export const columnName = (column: string): string => t(`siberia-board-column-${column}`);

export function pieceName(piece: Piece): string {
  if (piece.kind === 'investment') return t('siberia-board-investment');
  const token = t(tokenName(piece.kind));
  return piece.look === 'secret' ? t('siberia-board-secret-token', { token }) : token;
}

/** What lies somewhere, and how it stands. */
export function columnLabel(column: Column | 'research', pieces: readonly Piece[], state: string): string {
  const laid = pieces.filter((piece) => piece.look !== 'ghost').map(pieceName);
  const contents = laid.length ? list(laid) : t('siberia-board-empty');
  const name = columnName(column);
  return state
    ? t('siberia-board-column-state', { column: name, contents, state })
    : t('siberia-board-column-label', { column: name, contents });
}

export type Prices = Readonly<Partial<Record<Resource, number>>>;

/** The prices that an exchange pays, in the order of the resources. */
export function pricesOf(prices: Prices): [Resource, number][] {
  return RESOURCES.flatMap((resource) => {
    const price = prices[resource];
    return price ? [[resource, price] as [Resource, number]] : [];
  });
}

/** The best price that is paid for each resource. */
export function bestPrices(all: readonly Prices[]): ReadonlyMap<Resource, number> {
  const out = new Map<Resource, number>();
  for (const prices of all)
    for (const [resource, price] of pricesOf(prices)) out.set(resource, Math.max(price, out.get(resource) ?? 0));
  return out;
}

/** Who stands at an exchange, with how many: players count from 0. */
export function salesmenAt(table: TableView, exchange: string): [player: number, count: number][] {
  return viewOf(table).players.flatMap((player, i) => {
    const count = player.salesmen[exchange];
    return count ? [[i, count] as [number, number]] : [];
  });
}

export function exchangeLabel(table: TableView, id: string, prices: Prices): string {
  const paid = pricesOf(prices).map(([resource, price]) =>
    t('siberia-board-price', { resource: { id: `siberia-column-${resource}` }, price }),
  );
  const there = salesmenAt(table, id).map(([player, count]) =>
    t('siberia-board-pawns', { player: table.seats[player]?.name ?? '', count }),
  );
  const name = t(exchangeName(table, id));
  return there.length
    ? t('siberia-board-exchange-label', { name, prices: list(paid), salesmen: list(there) })
    : t('siberia-board-exchange-label-empty', { name, prices: list(paid) });
}

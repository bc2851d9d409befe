// A contract as it would be fulfilled: where each resource comes from, what that costs and who gets it. The server tells
// the sources with their prices; here they are only put together, the cheapest first.
import { RESOURCES, seatOf, type CityView, type Needs, type Resource, type SourceView, type WayView } from './types';

export const BOUGHT = 5; // dollars that a resource costs which nobody can bring (SP-6.4)

/** One resource of the contract. */
export interface Item {
  readonly resource: Resource;
  /** Where it comes from; null when it is bought from the bank. */
  readonly source: SourceView | null;
  readonly way: WayView | null;
  /** Other factories that it could come from, the cheapest first; its own is among them. */
  readonly choices: readonly SourceView[];
}

export interface Deal {
  readonly contract: number;
  readonly items: readonly Item[];
  readonly cost: number;
  /** What each company gets, by its number. */
  readonly payees: readonly (readonly [company: number, dollars: number])[];
  /** Whether there is anything to choose: another factory, or another way to pay. */
  readonly open: boolean;
}

/** What somebody has chosen, by the number of the item: a site, and which of its ways. */
export type Chosen = Readonly<Partial<Record<number, { readonly site: string; readonly way: number }>>>;

export function dealOf(
  contract: number,
  needs: Needs,
  cities: readonly CityView[],
  sources: readonly SourceView[],
  chosen: Chosen,
  company: number,
): Deal {
  const stock = new Map(cities.map((city) => [city.site, city.stock]));
  const colours = new Map(cities.map((city) => [city.site, city.colour]));
  const items: Item[] = [];
  let open = false;
  for (const resource of RESOURCES) {
    const count = needs[resource] ?? 0;
    const found = sources
      .filter(({ site }) => colours.get(site) === resource && (stock.get(site) ?? 0) > 0)
      .toSorted((a, b) => a.price - b.price);
    const left = new Map(found.map(({ site }) => [site, stock.get(site) ?? 0]));
    const first = items.length;
    const wanted = Array.from({ length: count }, (_, i) => chosen[first + i]);
    // what was chosen is kept, as far as there is enough of it; the rest takes the cheapest that remain
    const taken = wanted.map((choice) => {
      const source = choice && found.find(({ site }) => site === choice.site);
      if (!source || !left.get(source.site)) return null;
      left.set(source.site, (left.get(source.site) ?? 0) - 1);
      return source;
    });
    const all = taken.map((source) => {
      if (source) return source;
      const next = found.find(({ site }) => left.get(site)) ?? null;
      if (next) left.set(next.site, (left.get(next.site) ?? 0) - 1);
      return next;
    });
    all.forEach((source, i) => {
      const choices = source ? found.filter(({ site }) => site === source.site || left.get(site)) : [];
      const way = source ? (source.ways[wanted[i]?.site === source.site ? (wanted[i]?.way ?? 0) : 0] ?? null) : null;
      open ||= choices.length > 1 || (source?.ways.length ?? 0) > 1;
      items.push({ resource, source, way, choices });
    });
  }
  const pay = new Map<number, number>();
  const give = (to: number, dollars: number): void => void pay.set(to, (pay.get(to) ?? 0) + dollars);
  for (const { source, way } of items) {
    for (const [to, dollars] of way?.payees ?? []) give(to, dollars);
    if (source && source.factory !== company) give(source.factory, 1);
  }
  return {
    contract,
    items,
    cost: items.reduce((sum, item) => sum + (item.source ? item.source.price : BOUGHT), 0),
    payees: [...pay].sort(([a], [b]) => a - b),
    open,
  };
}

/** Everything that a deal takes, as it is written: all of it is sent at once. */
export function movesOf(deal: Deal): string[] {
  const brought = deal.items.flatMap(({ source, way }) => {
    if (!source) return [];
    const paid = way?.payees.map(([company, dollars]) => `${seatOf(company)} ${String(dollars)}`).join(' ');
    return source.ways.length > 1 && paid ? [`bring ${source.site}`, `pay ${paid}`] : [`bring ${source.site}`];
  });
  return [`fulfil ${String(deal.contract)}`, ...brought];
}

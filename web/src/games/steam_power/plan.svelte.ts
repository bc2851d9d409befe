// The contract that somebody is about to fulfil, with the sources they have chosen so far. Nothing is shown to others until
// all of it is sent.
import type { Action } from '../../lib/chooser';
import type { TableView } from '../../lib/table.svelte';
import { dealOf, movesOf, type Chosen, type Deal } from './deal';
import { drawingOf, ownOf, parted, viewOf } from './types';

class Plan {
  private wanted: number | null = $state(null);
  private chosen: Chosen = $state.raw({});
  /** The resource that is being chosen for, by its number. */
  item = $state(0);

  constructor(private readonly table: TableView) {}

  /** The contract that lies open; null when none does, or when it can no longer be fulfilled. */
  get contract(): number | null {
    const spot = `contract:${String(this.wanted)}`;
    return this.wanted !== null && this.table.open.has(spot) ? this.wanted : null;
  }
  /** What lies open. */
  get deal(): Deal | null {
    return this.contract === null ? null : this.dealFor(this.contract);
  }
  /** The deal that is drawn on the map: the one that lies open, or the one that is pointed at. */
  get shown(): Deal | null {
    const { deal } = this;
    if (deal) return deal;
    const [kind, id] = parted(this.table.pointed ?? '');
    return kind === 'contract' && ownOf(this.table)?.hand.some(({ contract }) => String(contract) === id)
      ? this.dealFor(Number(id))
      : null;
  }
  get money(): number {
    return viewOf(this.table).players[this.table.player]?.money ?? 0;
  }

  dealFor(contract: number): Deal {
    const view = viewOf(this.table);
    const needs = drawingOf(this.table).contracts.find(({ number }) => number === contract)?.needs ?? {};
    const chosen = contract === this.wanted ? this.chosen : {};
    const company = view.players.length === 1 ? (view.company ?? -1) : this.table.player;
    return dealOf(contract, needs, view.cities, ownOf(this.table)?.sources ?? [], chosen, company);
  }

  open(contract: number): void {
    if (this.wanted !== contract) this.chosen = {};
    this.wanted = contract;
    const first = this.deal?.items.findIndex(
      ({ choices, source }) => choices.length > 1 || (source?.ways.length ?? 0) > 1,
    );
    this.item = Math.max(0, first ?? 0);
  }
  close(): void {
    this.wanted = null;
    this.chosen = {};
    this.table.point(null);
  }
  choose(item: number, site: string, way = 0): void {
    this.chosen = { ...this.chosen, [item]: { site, way } };
    this.item = item;
  }
}

const all = new WeakMap<TableView['drawing'], Plan>();

/** What is planned at a table, the same for all parts of the screen and all who sit at it. */
export function planOf(table: TableView): Plan {
  const found = all.get(table.drawing) ?? new Plan(table);
  all.set(table.drawing, found);
  return found;
}

/**
 * What it takes to do an action: to fulfil a contract, all its resources. Nothing yet while there is something to choose
 * that has not been looked at.
 */
export function whole(table: TableView, action: Action): readonly string[] | null {
  if (action.verb !== 'fulfil') return null;
  const contract = Number(parted(action.spots[0] ?? '')[1]);
  const plan = planOf(table);
  const deal = plan.dealFor(contract);
  if (deal.open && plan.contract !== contract) {
    plan.open(contract);
    return [];
  }
  return movesOf(deal);
}

// Choosing at a table of SteamRollers, as far as it takes more than a spot: a good lies on one of six cities, a delivery
// goes on at the city where it ends, and two dice can be taken in any order.
import { leads, steps, type Action } from '../../lib/chooser';
import type { TableView } from '../../lib/table.svelte';
import { parted } from './types';

/** Everything that can still be chosen, apart from what needs no pointing. */
export function actionsOf(table: TableView): readonly Action[] {
  return [...new Set([...table.open.values()].flat())];
}

const isLoad = (spot: string): boolean => spot.startsWith('good:') || spot.startsWith('cargo:');
const cities = (action: Action): string[] => action.spots.filter((spot) => spot.startsWith('city:'));
export const originOf = (action: Action): string => cities(action)[0] ?? '';
export const goalOf = (action: Action): string => cities(action)[1] ?? '';

/** Deliveries of a load from a city: `load` is `good:red` or `cargo:red`. */
export function deliveriesOf(actions: readonly Action[], city: number, load: string): Action[] {
  const from = `city:${String(city)}`;
  return actions.filter(({ verb, spots }) => verb === 'deliver' && spots[0] === from && spots.includes(load));
}

/** What glows: the spots that one would point at next. Others are open because a later step leads there. */
export function glowing(table: TableView): ReadonlySet<string> {
  const actions = actionsOf(table);
  const { picked } = table;
  const others = actions.filter(({ verb }) => verb !== 'deliver');
  const deliveries = actions.filter(({ verb }) => verb === 'deliver');
  const out = new Set(others.length ? leads(others, picked) : []);
  if (!deliveries.length) return out;
  if (!picked.some(isLoad)) {
    for (const { spots } of deliveries) for (const spot of spots.filter(isLoad)) out.add(spot);
  } else {
    for (const action of deliveries) if (!picked.includes(goalOf(action))) out.add(goalOf(action));
  }
  return out;
}

/** Press a good or cargo on a city. Where the same load lies on other cities as well, the city is picked first. */
export function pressLoad(table: TableView, city: number, load: string, touch: boolean): void {
  const from = `city:${String(city)}`;
  const here = deliveriesOf(actionsOf(table), city, load).length;
  const all = table.open.get(load)?.length ?? 0;
  if (here === all) {
    table.press(load, touch);
    return;
  }
  table.press(from);
  if (here > 1) table.press(load, touch);
  else table.point(load);
}

/** Whether the only thing left is how a delivery is made: the tiles that may help. */
export function variants(table: TableView): readonly string[] {
  const actions = actionsOf(table);
  const [first] = actions;
  const goal = first && goalOf(first);
  const same = actions.length > 1 && actions.every((action) => action.verb === 'deliver' && goalOf(action) === goal);
  const load = table.picked.some(isLoad) || new Set(actions.map((action) => action.spots.find(isLoad))).size === 1;
  return same && load ? steps(actions, table.picked).map((step) => step.spot) : [];
}

/** What pressing the city where a delivery ends does: the delivery without any tile, if nothing else is open. */
export function cityStep(table: TableView, city: number): string {
  const spot = `city:${String(city)}`;
  const open = variants(table);
  const [first] = actionsOf(table);
  return open.includes('') && first && goalOf(first) === spot ? '' : spot;
}

/** The kinds of the spots that are picked. */
export const pickedKinds = (table: TableView): ReadonlySet<string> =>
  new Set(table.picked.map((spot) => parted(spot)[0]));

/** Whether two dice are, or may be, chosen at once. */
export const choosesTwo = (actions: readonly Action[]): boolean =>
  actions.some(({ verb, spots }) => verb === 'choose' && spots.length > 1);

/** Choose two dice: the lower one is named first. By touch the second one is only pointed at. */
export function pressPair(table: TableView, one: number, other: number, touch: boolean): void {
  const low = `die:${String(Math.min(one, other))}`;
  const high = `die:${String(Math.max(one, other))}`;
  const only = (table.open.get(low)?.length ?? 0) === 1;
  if (touch) {
    if (!only) table.press(low);
    table.point(only ? low : high);
    return;
  }
  table.press(low);
  if (!only) table.press(high);
}

/** Choose one die where two could be chosen. */
export function pressSingle(table: TableView, face: number): void {
  table.press(`die:${String(face)}`);
  table.press('');
}

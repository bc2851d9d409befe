// What somebody meant who pointed at a spot where nothing can be done now, in the notation of the rules (SI-8). The
// server says why it is not possible; nothing is decided here. What the notation cannot say, a token where it does not
// belong, is answered here.
import type { Message } from '../../lib/api';
import type { Notice, TableView } from '../../lib/table.svelte';
import { isColumn, parted, pendingTokens, tokenName } from './facts';
import { drawingOf, ownOf, RESOURCES, viewOf, type Column, type Resource } from './types';

const isResource = (id: string): id is Resource => (RESOURCES as readonly string[]).includes(id);

/** The notation, or where there is none the answer; '' when neither can be told. */
export function attempt(table: TableView, spot: string): string | Notice {
  const view = viewOf(table);
  const [kind, id] = parted(spot);
  if (view.phase === 'over') return 'pass';
  if (view.phase === 'setup') return kind === 'exchange' ? `side ${id}` : '';
  if (view.phase === 'plan') return planned(table, kind, id);
  if (view.phase === 'surplus') return removed(table, kind, id);
  if (pendingTokens(view) > 0) return found(table, kind, id) || 'pass';
  if (view.steps > 0 && kind === 'area') return moved(table, id);
  return acted(table, kind, id);
}

function pickedOf(table: TableView, kind: string): string[] {
  return table.picked.map(parted).flatMap(([what, id]) => (what === kind ? [id] : []));
}

const fits = (token: string, column: string): boolean => column === 'research' || token.split('/').includes(column);

/** Some token that belongs on a column. */
function tokenFor(column: string): string {
  if (column === 'manager' || column === 'research') return 'manager';
  return isResource(column) ? `${column}/worker` : `gas/${column}`;
}

/** Where a token belongs (SI-3.1). */
function belongs(token: string): Notice {
  const [resource = '', person = ''] = token.split('/');
  const part = (id: string): Message => ({ id: `siberia-column-${id}` });
  const message: Message = person
    ? { id: 'siberia-board-goes', args: { token: tokenName(token), resource: part(resource), person: part(person) } }
    : { id: 'siberia-board-manager-goes' };
  return { message, rule: 'SI-3.1' };
}

function planned(table: TableView, kind: string, id: string): string | Notice {
  if (kind !== 'column') return 'pass'; // whatever it was, it belongs to phase 2
  const [picked] = pickedOf(table, 'token');
  if (picked) return fits(picked, id) ? `place ${picked} ${id}` : belongs(picked);
  const token = ownOf(table)?.hand.find((held) => fits(held, id)) ?? tokenFor(id);
  return `place ${token} ${id}`;
}

function removed(table: TableView, kind: string, id: string): string | Notice {
  if (kind !== 'column' || !isColumn(id)) return 'pass';
  const [picked = 'manager'] = pickedOf(table, 'token');
  const there = picked === 'manager' || fits(picked, id);
  return there ? `discard ${picked} ${id}` : { message: { id: 'siberia-refusal-token-not-there' }, rule: 'SI-6.1' };
}

function found(table: TableView, kind: string, id: string): string {
  const { pending } = viewOf(table);
  const resource =
    kind === 'cube' ? id : (pickedOf(table, 'cube')[0] ?? RESOURCES.find((r) => pending[r] > 0) ?? 'gas');
  const area = kind === 'area' ? id : drawingOf(table).areas[0]?.id;
  if ((kind !== 'area' && kind !== 'cube') || !area || area === 'vladivostok' || !isResource(resource)) return '';
  const byManager = pickedOf(table, 'token').includes('manager') || (!pending[resource] && pending.manager > 0);
  return `find ${resource} ${area}${byManager ? ' by manager' : ''}`;
}

/** An area beside this one. */
function beside(table: TableView, place: string): string {
  const { areas, vladivostok } = drawingOf(table);
  const around = place === 'vladivostok' ? vladivostok.exits : areas.find((area) => area.id === place)?.neighbours;
  return around?.[0] ?? '';
}

function moved(table: TableView, id: string): string {
  const [from] = pickedOf(table, 'area');
  if (from && from !== id) return id === 'vladivostok' ? '' : `move ${from}>${id}`;
  return `move ${id}>${beside(table, id)}`;
}

/** The exchange that is there in every game: as good as any for a journey that cannot begin. */
const anyExchange = (table: TableView): string => drawingOf(table).exchanges[0]?.id ?? '';

/** The action that is being chosen: picked itself, or by its column, or the only one there is. */
function acting(table: TableView): Column | null {
  const picked = [...pickedOf(table, 'verb'), ...pickedOf(table, 'column')].find(isColumn);
  if (picked) return picked;
  const verbs = new Set([...table.open.values()].flat().map((action) => action.verb));
  const [only = ''] = verbs;
  return verbs.size === 1 && isColumn(only) ? only : null;
}

function acted(table: TableView, kind: string, id: string): string {
  const action = acting(table);
  switch (kind) {
    case 'column':
      return columnPressed(action, id);
    case 'investment':
      return `investor ${id}`;
    case 'pool':
      return action === 'salesman' ? `salesman pool>${anyExchange(table)}` : 'worker pool';
    case 'exchange':
      return exchangePressed(table, action, id);
    case 'area':
      return areaPressed(table, action, id);
    case 'cube':
      return `find ${id} ${drawingOf(table).areas[0]?.id ?? ''}`;
    default:
      return '';
  }
}

function columnPressed(action: Column | null, id: string): string {
  if (id === 'research' || id === 'logistics') return id;
  if (action === 'manager' && action !== id) return `manager ${id}`;
  if (action === 'investor' && action !== id) return `investor ${id}`;
  return `${id} none`;
}

function exchangePressed(table: TableView, action: Column | null, id: string): string {
  if (action && isResource(action)) return `${action} ${id}`;
  if (action === 'worker') return `worker ${id}`;
  const [from = 'pool'] = [...pickedOf(table, 'pool'), ...pickedOf(table, 'exchange'), ...pickedOf(table, 'area')];
  return `salesman ${from}>${id}`;
}

function areaPressed(table: TableView, action: Column | null, id: string): string {
  if (action === 'salesman') return `salesman ${id}>${anyExchange(table)}`;
  if (action === 'worker') return id === 'vladivostok' ? '' : `worker ${id}`;
  if (action && action !== 'logistics') return '';
  return `move ${id}>${beside(table, id)}`;
}

// What is open on the table's screen besides the board: rules, keys, menu, the result; and getting up,
// returning and playing again.
import { post, query, Trouble, type About } from '../lib/api';
import { go } from '../lib/route.svelte';
import type { LiveTable } from '../lib/table.svelte';
import type { Party } from './party.svelte';

export type Tab = 'board' | 'hand' | 'players' | 'log';

const LEFT = 'roundhouse-left'; // where the seats are noted that somebody has left in this browser

export class Screen {
  /** The number of the rule that is being read, '' for the beginning; null when the rules are closed. */
  rules: string | null = $state(null);
  keys = $state(false);
  menu = $state(false);
  /** The log has been made large. */
  log = $state(false);
  /** Who has won is no secret any more. */
  revealed = $state(false);
  /** The result has been put aside to look at the board. */
  resultAside = $state(false);
  tab: Tab = $state('board');

  constructor(readonly party: Party) {}

  get table(): LiveTable {
    return this.party.table;
  }

  /** It is for somebody at this screen to do something, and everything before it has been told. */
  get turn(): boolean {
    return this.table.turn && this.table.current && !this.party.veiled;
  }

  toggleRules(): void {
    this.rules = this.rules === null ? '' : null;
  }

  /** Ask the server for something about the seat; whatever goes wrong is said. */
  async ask(what: string, body: Record<string, unknown> = {}): Promise<boolean> {
    const seat = this.table.seat || undefined;
    try {
      await post(`/tables/${this.table.id}/${what}`, seat ? { seat, ...body } : body);
      return true;
    } catch (trouble) {
      if (trouble instanceof Trouble) this.table.say(trouble.told);
      return false;
    }
  }

  async getUp(what: 'leave' | 'resign'): Promise<void> {
    const { id, seat } = this.table;
    if (!(await this.ask(what))) return;
    if (what === 'leave') noteLeft(id, seat);
    go('/');
  }

  async comeBack(seat: string): Promise<void> {
    try {
      await post(`/tables/${this.table.id}/return`, { seat });
    } catch (trouble) {
      if (trouble instanceof Trouble) this.table.say(trouble.told);
    }
    noteLeft(this.table.id, '');
  }

  async rematch(): Promise<void> {
    try {
      const next = await post<{ table: string }>(`/tables/${this.table.id}/rematch`);
      go(`/table/${next.table}`);
    } catch (trouble) {
      if (trouble instanceof Trouble) this.table.say(trouble.told);
    }
  }
}

function notes(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(LEFT) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** Remember which seat was left: the server keeps it, but does not say for whom. */
function noteLeft(table: string, seat: string): void {
  const all = notes();
  if (seat) all[table] = seat;
  else Reflect.deleteProperty(all, table);
  try {
    localStorage.setItem(LEFT, JSON.stringify(all));
  } catch {
    // without storage one finds the table in the lobby
  }
}

/** The seat at this table that was left from this browser; '' for none. */
export function leftSeat(table: string): string {
  return notes()[table] ?? '';
}

/** A link that lets others in: to everybody at a public table, else by invitation. */
export function linkTo(table: string, about: About): string {
  return about.public || !about.invite
    ? `${location.origin}/table/${table}`
    : `${location.origin}/#join=${table}.${about.invite}`;
}

export function recordOf(table: LiveTable): string {
  return `/api/v1/tables/${table.id}/record${query({ seat: table.seat || undefined })}`;
}

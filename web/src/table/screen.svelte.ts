// What is open on the table's screen besides the board: rules, keys, menu, the result; and getting up,
// returning and playing again.
import { post, query, Trouble, type About } from '../lib/api';
import { go } from '../lib/route.svelte';
import type { LiveTable } from '../lib/table.svelte';
import type { Tab } from '../ui/tabs';
import type { Party } from './party.svelte';

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
    if (await this.ask(what)) go('/');
  }

  async comeBack(seat: string): Promise<void> {
    try {
      await post(`/tables/${this.table.id}/return`, { seat });
    } catch (trouble) {
      if (trouble instanceof Trouble) this.table.say(trouble.told);
    }
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

/** A link that lets others in: to everybody at a public table, else by invitation. */
export function linkTo(table: string, about: About): string {
  return about.public || !about.invite
    ? `${location.origin}/table/${table}`
    : `${location.origin}/#join=${table}.${about.invite}`;
}

export function recordOf(table: LiveTable): string {
  return `/api/v1/tables/${table.id}/record${query({ seat: table.seat || undefined })}`;
}

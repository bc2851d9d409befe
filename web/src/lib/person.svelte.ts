// Who sits at this browser: a guest of the server. The token is a cookie that no script can read.
import { call, post, type Person } from './api';
import { t } from './text.svelte';

let person = $state.raw<Person | null>(null);

export function me(): Person | null {
  return person;
}

/** Be somebody: the guest one was, or a new one. */
export async function enter(): Promise<Person> {
  person ??= await post<Person>('/persons', { name: t('web-guest'), cookie: true, keep: true });
  return person;
}

export async function rename(name: string): Promise<void> {
  person = await call<Person>('PATCH', '/me', { name });
}

// Invitations to a table: `TABLE.INVITE`, in links as `…/#join=TABLE.INVITE`. The fragment is sent to nobody by a browser.
export interface Invitation {
  readonly table: string;
  readonly invite: string;
}

/** The invitation in what a person pasted: a link, its end, or the code alone. Null when there is none in it. */
export function readInvitation(text: string): Invitation | null {
  const code = text.trim().replace(/^.*#join=/, '');
  const [, table = '', invite = ''] = /^([\w-]{1,64})\.([\w-]{1,64})$/.exec(code) ?? [];
  return table && invite ? { table, invite } : null;
}

/** The invitation in the address of the page; it is taken out of there, so that nobody reads it over a shoulder. */
export function takeInvitation(): Invitation | null {
  if (!location.hash.startsWith('#join=')) return null;
  const found = readInvitation(location.hash) ?? { table: '', invite: '' };
  history.replaceState(null, '', location.pathname + location.search);
  return found;
}

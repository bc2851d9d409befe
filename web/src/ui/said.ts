// What to tell a person when something was not done.
import { Trouble, type Message } from '../lib/api';

export function said(reason: unknown): Message {
  return reason instanceof Trouble ? reason.told : { id: 'web-failed', args: { status: 0 } };
}

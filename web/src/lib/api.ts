// The API of the server: its types, generated from the OpenAPI document, and one function to call it.
// What goes wrong is a Trouble with a message for the person; the words are in the locale files.
import type { components } from '../api/schema';

type Schemas = components['schemas'];
export type Message = Schemas['Message'];
export type Update = Schemas['Update'];
export type Now = Schemas['Now'];
export type LogEntry = Schemas['LogEntry'];
export type LogTold = Schemas['Log'];
export type SeatNow = Schemas['SeatNow'];
export type About = Schemas['About'];
export type Effects = Schemas['Effects'];
export type Why = Schemas['Why'];
export type Past = Schemas['Past'];
export type Hint = Schemas['Hint'];
export type HintedMove = Schemas['HintedMove'];
export type Analysis = Schemas['Analysis'];
export type CurvePoint = Schemas['CurvePoint'];
export type TurningPoint = Schemas['TurningPoint'];
export type ResultTold = Schemas['ResultTold'];
export type Lobby = Schemas['Lobby'];
export type TableSummary = Schemas['TableSummary'];
export type Games = Schemas['Games'];
export type GameTold = Schemas['GameTold'];
export type OptionTold = Schemas['OptionTold'];
export type Joined = Schemas['Joined'];
export type Person = Schemas['Person'];
export type NewTable = Schemas['NewTable'];
export type WantedSeat = Schemas['WantedSeat'];
export type BoardTold = Schemas['BoardTold'];
export type Health = Schemas['Health'];

export const API = '/api/v1';

/** Something that was not done, with the reason. `status` is 0 when the server was not reached. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly told: Message,
    readonly rule = '',
  ) {
    super(told.id);
  }
}

interface Told {
  error?: Message;
  rule?: string;
}

/** Call the server; gives what it answers, JSON or text. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(API + path, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
  } catch {
    throw new Trouble(0, { id: 'web-not-reached' });
  }
  const json = answer.headers.get('Content-Type')?.startsWith('application/json');
  if (!answer.ok) {
    const told = json ? ((await answer.json()) as Told) : {};
    throw new Trouble(answer.status, told.error ?? { id: 'web-failed', args: { status: answer.status } }, told.rule);
  }
  return (json ? await answer.json() : await answer.text()) as T;
}

export const get = <T>(path: string): Promise<T> => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body);

/** Parameters for an address; what is undefined is left out. */
export function query(parameters: Record<string, string | number | undefined>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

/** A key that makes a repeated wish harmless. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12)); // randomUUID exists only where the page is secure
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

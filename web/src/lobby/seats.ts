// The seats of a table that is being made, as the person arranges them, and what will come of them.
import type { NewTable } from '../lib/api';
import { LEVELS, type Level } from '../lib/levels';
import { t } from '../lib/text.svelte';
import { list } from './people';

export const KINDS = ['you', 'here', 'bot', 'open'] as const;
export type Kind = (typeof KINDS)[number];

export interface Chair {
  kind: Kind;
  /** Of somebody else at this screen. */
  name: string;
  level: Level;
  colour: string;
}

/** A first arrangement: you, and bots. */
export function firstChairs(players: number, level: Level, colours: readonly string[]): Chair[] {
  return Array.from({ length: players }, (_, i) => ({
    kind: i ? 'bot' : 'you',
    name: '',
    level,
    colour: colours[i] ?? '',
  }));
}

export function freeColour(chairs: readonly Chair[], colours: readonly string[]): string {
  return colours.find((colour) => chairs.every((chair) => chair.colour !== colour)) ?? '';
}

/** Give a chair a colour; whoever had it gets the old one. */
export function paint(chairs: readonly Chair[], at: number, colour: string): Chair[] {
  const old = chairs[at]?.colour ?? '';
  return chairs.map((chair, i) => {
    if (i === at) return { ...chair, colour };
    return chair.colour === colour ? { ...chair, colour: old } : chair;
  });
}

export function wantedSeats(chairs: readonly Chair[]): NewTable['seats'] {
  return chairs.map(({ kind, name, level, colour }) => {
    if (kind === 'bot') return { kind: 'bot', bot: level, colour };
    if (kind === 'open') return { kind: 'open', colour };
    return { kind: 'person', name: kind === 'here' ? name.trim() : '', colour };
  });
}

export const count = (chairs: readonly Chair[], kind: Kind): number =>
  chairs.filter((chair) => chair.kind === kind).length;

/** What will happen, a sentence each. */
export function forecast(chairs: readonly Chair[], open: { toAll: boolean; hints: boolean }): string[] {
  const free = count(chairs, 'open');
  const seated = chairs.flatMap(({ kind, name }) => (kind === 'here' ? [name.trim() || '…'] : []));
  if (count(chairs, 'you')) seated.unshift(t('lobby-sum-you'));
  for (const level of LEVELS) {
    const bots = chairs.filter((chair) => chair.kind === 'bot' && chair.level === level).length;
    if (bots) seated.push(t(`lobby-sum-${level}`, { count: bots }));
  }
  if (free) seated.push(t('lobby-sum-free', { count: free }));
  const persons = count(chairs, 'you') + count(chairs, 'here');
  return [
    t('lobby-sum-seats', { seats: list(seated) }),
    free ? t('lobby-sum-open', { count: free }) : t('lobby-sum-at-once'),
    ...(persons > 1 ? [t('lobby-sum-shared')] : persons ? [] : [t('lobby-sum-no-seat')]),
    t(open.toAll ? 'lobby-sum-public' : free ? 'lobby-sum-invited' : 'lobby-sum-private'),
    ...(open.hints ? [t('lobby-sum-hints')] : []),
  ];
}

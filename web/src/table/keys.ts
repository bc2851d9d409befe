// What the keys do at a table. Fields, menus and sheets keep their keys for themselves.
import { verbSpot } from '../lib/chooser';
import { isDirection, next, type Direction } from '../lib/walk';
import type { Screen } from './screen.svelte';

const OWN_KEYS = 'input:not([type="checkbox"]), textarea, select, dialog, [contenteditable], [data-keys]';
const PRESSED_BY_ENTER = 'button, a, summary, input';

/** Do what a key stands for; true when it stood for something. */
export function press(screen: Screen, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target instanceof Element ? event.target : document.body;
  const { key } = event;
  if (key === 'Escape') return !target.closest('dialog') && escape(screen);
  if (target.closest(OWN_KEYS)) return false;
  if (isDirection(key)) return walk(key);
  if (key === 'Enter' || key === ' ') return !target.closest(PRESSED_BY_ENTER) && go(screen, key, target);
  if (/^[1-9]$/.test(key)) return choose(screen, Number(key) - 1);
  const meant = LETTERS[key.toLowerCase()];
  meant?.(screen);
  return meant !== undefined;
}

const LETTERS: Readonly<Record<string, (screen: Screen) => void>> = {
  u: (screen) => {
    if (!screen.party.veiled) screen.table.undo();
  },
  h: (screen) => {
    const { table } = screen;
    if (screen.party.veiled || !table.current) return;
    if (table.hint) lookAt(screen, (table.suggested + 1) % table.hint.moves.length);
    else void table.askHint();
  },
  l: (screen) => {
    screen.log = !screen.log;
    screen.tab = screen.tab === 'log' ? 'board' : 'log';
  },
  r: (screen) => screen.toggleRules(),
  '?': (screen) => {
    screen.keys = true;
  },
};

/** Back by one step: a choice, or else what lies open. */
function escape(screen: Screen): boolean {
  if (screen.table.unpick()) return true;
  if (screen.rules !== null) screen.rules = null;
  else if (screen.log) screen.log = false;
  else return false;
  return true;
}

function go(screen: Screen, key: string, target: Element): boolean {
  const { table, party } = screen;
  if (key === ' ') {
    if (table.current) return false;
    table.playback.skip();
    return true;
  }
  if (party.veiled || !table.current) return false;
  const spot = target.closest<HTMLElement>('[data-spot]')?.dataset.spot;
  if (table.now.done) table.done();
  else if (spot) table.press(spot);
  else return false;
  return true;
}

/** Look at one of the hinted moves, so that Enter does it. */
function lookAt(screen: Screen, place: number): boolean {
  screen.table.suggest(place);
  const button = document.querySelector<HTMLElement>(`[data-hint="${String(place)}"]`);
  button?.focus();
  return button !== null;
}

/** The kinds of action by number, or where there is one only, the ways to do it; of hints, which one. */
function choose(screen: Screen, index: number): boolean {
  const { table, party } = screen;
  if (party.veiled) return false;
  if (table.hint) return lookAt(screen, index);
  const verb = table.verbs[index];
  const step = table.verbs.length ? undefined : table.steps[index];
  if (verb) table.press(verbSpot(verb));
  else if (step) table.press(step.spot);
  return Boolean(verb ?? step);
}

/** Go to the next spot that can be pointed at. */
function walk(direction: Direction): boolean {
  const spots = [...document.querySelectorAll<HTMLElement>('[data-board] [data-spot][data-open]')];
  const boxes = spots.map((spot) => spot.getBoundingClientRect());
  const here = document.activeElement?.closest('[data-board] [data-spot]');
  const found = next(boxes, here?.getBoundingClientRect() ?? null, direction);
  spots[found]?.focus();
  return found >= 0;
}

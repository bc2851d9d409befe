// How long ago something was, as the language says it: “5 min ago”, “yesterday”.
import { language } from '../lib/text.svelte';

const UNITS = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** `at` and `now` in seconds. Less than a minute is just now. */
export function ago(at: number, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto', style: 'short' });
  const passed = Math.max(0, now - at);
  const [unit, seconds] = UNITS.find(([, length]) => passed >= length && length > 1) ?? ['second', Infinity];
  return words.format(-Math.floor(passed / seconds), unit);
}

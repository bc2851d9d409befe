// Puts messages into words, as `core/text.py` does on the server: the same Fluent files, the same rules. The attributes
// of a name come along as `$resource_genitive`. A file is loaded when its words are first needed.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Message } from './api';
import { prefs, type Language } from './prefs.svelte';

// all but what only the terminal says
const FILES = import.meta.glob<string>(
  ['../../../src/roundhouse/locales/*/*.ftl', '!../../../src/roundhouse/locales/*/{cli,rules}.ftl'],
  { query: '?raw', import: 'default' },
);
const COMMON = ['core', 'table', 'server', 'web', 'lobby', 'screen', 'replay', 'rulebook'];

/** Names to put for the seats p1, p2, … in a sentence. */
export type Names = Readonly<Record<string, string>>;

interface Words {
  readonly language: Language;
  readonly bundle: FluentBundle;
}

let holder = $state.raw<Words>({ language: 'en', bundle: new FluentBundle('en', { useIsolating: false }) });
let wanted: readonly string[] = COMMON;
let newest: Promise<Words> | null = null;

async function load(language: Language): Promise<Words> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = await Promise.all(
    wanted.map((file) => FILES[`../../../src/roundhouse/locales/${language}/${file}.ftl`]?.() ?? Promise.resolve('')),
  );
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return { language, bundle };
}

/** Load the words of the common files and of these besides, in the language that is set. */
export async function words(...files: string[]): Promise<void> {
  wanted = [...wanted, ...files.filter((file) => !wanted.includes(file))];
  const loading = load(prefs.language);
  newest = loading;
  const found = await loading;
  if (newest !== loading) {
    await newest; // somebody wanted more meanwhile, and puts all of it in place
    return;
  }
  holder = found;
  document.documentElement.lang = found.language;
}

/** The language that the words are in: prefs.language as soon as its files are there. */
export function language(): Language {
  return holder.language;
}

/** The sentence for a message. Every component that calls this is drawn again when the language changes. */
export function t(message: Message | string, args?: Message['args'] | null, names?: Names): string {
  const whole: Message = typeof message === 'string' ? { id: message, args: args ?? {} } : message;
  return format(holder.bundle, whole, names);
}

function format(bundle: FluentBundle, message: Message, names: Names | undefined): string {
  const found = bundle.getMessage(message.id);
  if (!found?.value) {
    if (bundle.hasMessage('name')) console.error(`no words for ${message.id}`); // else they are still being loaded
    return message.id === 'name' ? String(message.args?.en ?? '') : '';
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(found.value, facts(bundle, message, names), errors);
  if (errors.length) console.error(`${message.id}: ${String(errors[0])}`);
  return text;
}

function facts(bundle: FluentBundle, message: Message, names: Names | undefined): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(message.args ?? {})) {
    if (typeof value === 'string') out[name] = names?.[value] ?? value;
    else if (typeof value === 'number') out[name] = value;
    else {
      out[name] = format(bundle, value, names);
      for (const [form, pattern] of Object.entries(bundle.getMessage(value.id)?.attributes ?? {})) {
        out[`${name}_${form}`] = bundle.formatPattern(pattern, facts(bundle, value, names));
      }
    }
  }
  return out;
}

/** A number that is an estimate: with one decimal where that says something, and if wanted with its sign. */
export function about(value: number, signed = false): string {
  const digits = { maximumFractionDigits: Math.abs(value) < 100 ? 1 : 0 };
  const sign = signed ? { signDisplay: 'exceptZero' as const } : {};
  return new Intl.NumberFormat(holder.language, { ...digits, ...sign }).format(value).replace('-', '−');
}

/** A whole number as the language writes it. */
export function number(value: number): string {
  return new Intl.NumberFormat(holder.language).format(value);
}

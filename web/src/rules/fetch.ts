// Rules texts as they come from the server, each fetched once; and the address of a place in them.
import { get, query } from '../lib/api';
import type { Language } from '../lib/prefs.svelte';
import { parse, type Rulebook } from './rulebook';

const fetched = new Map<string, Promise<Rulebook>>();

/** The rules of a game, in English where there is no translation. */
export function rules(game: string, language: Language): Promise<Rulebook> {
  const key = `${game}/${language}`;
  let book = fetched.get(key);
  if (!book) {
    book = get<string>(`/games/${encodeURIComponent(game)}/rules${query({ language })}`).then(parse);
    book.catch(() => fetched.delete(key)); // to be asked for again
    fetched.set(key, book);
  }
  return book;
}

export const rulesPath = (game: string, id = ''): string =>
  `/rules/${encodeURIComponent(game)}${id && `/${encodeURIComponent(id)}`}`;

// The fonts' letters: all that our own texts are written with.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { ranges } from '../plugins/fonts.ts';
import { LETTERS, POLISH } from '../plugins/letters.ts';

test('letters are told as ranges, each once and in order', () => {
  expect(ranges('cab z')).toBe('U+20,U+61-63,U+7A');
  expect(ranges('aa')).toBe('U+61');
});

test('no letter is in both files of a font', () => {
  expect([...POLISH].filter((letter) => LETTERS.includes(letter))).toEqual([]);
});

test('every letter of our texts is in the fonts', () => {
  const root = fileURLToPath(new URL('../../src/roundhouse/', import.meta.url));
  const files = globSync(['locales/*/*.ftl', 'games/*/rules.*.md'], { cwd: root });
  expect(files.length).toBeGreaterThan(10);
  const missing = new Set<string>();
  for (const file of files) {
    for (const [letter] of readFileSync(root + file, 'utf8').matchAll(/\p{L}/gu)) {
      if (!LETTERS.includes(letter) && !POLISH.includes(letter)) missing.add(letter);
    }
  }
  expect([...missing]).toEqual([]);
});

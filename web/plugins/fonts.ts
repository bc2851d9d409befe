// The two typefaces of the client, cut down to the letters of its languages. `import 'virtual:fonts.css'` gives the
// families "Barlow Condensed" (600, titles and names) and "Roundhouse Text" (Source Sans 3 in all
// weights, figures of equal width; what is cut down may not bear the reserved name).
// Each comes in two files: what every language needs, which the page loads at once, and the letters of Polish.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import subsetFont from 'subset-font';
import type { HtmlTagDescriptor, Plugin } from 'vite';

import { LETTERS, POLISH } from './letters.ts';

const VIRTUAL = 'virtual:fonts.css';
const FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

interface Face {
  family: string;
  weight: string;
  file: string; // of the package; ends in the subset's name
  name: string;
  letters: string;
}

const BARLOW = '@fontsource/barlow-condensed/files/barlow-condensed';
const SOURCE = '@fontsource-variable/source-sans-3/files/source-sans-3';

function faces(): Face[] {
  const title = { family: 'Barlow Condensed', weight: '600' };
  const text = { family: 'Roundhouse Text', weight: '200 900' };
  return [
    { ...title, file: `${BARLOW}-latin-600-normal.woff2`, name: 'barlow-condensed', letters: LETTERS },
    { ...title, file: `${BARLOW}-latin-ext-600-normal.woff2`, name: 'barlow-condensed-pl', letters: POLISH },
    { ...text, file: `${SOURCE}-latin-wght-normal.woff2`, name: 'text', letters: LETTERS },
    { ...text, file: `${SOURCE}-latin-ext-wght-normal.woff2`, name: 'text-pl', letters: POLISH },
  ];
}

function rule({ family, weight, name, letters }: Face): string {
  return `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url('./${name}.woff2') format('woff2');
  unicode-range: ${ranges(letters)};
}
`;
}

/** The letters as CSS writes them: U+20-7E,U+A0. */
export function ranges(letters: string): string {
  const codes = [...new Set(Array.from(letters, (letter) => letter.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const found: [number, number][] = [];
  for (const code of codes) {
    const last = found.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else found.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return found.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}

/** Makes the files in a folder of their own, unless they are there already. Returns the path of the style sheet. */
async function make(cache: string): Promise<string> {
  const require = createRequire(import.meta.url);
  const made = faces().map((face) => ({ face, font: readFileSync(require.resolve(face.file)) }));
  const key = createHash('sha256').update(FEATURES.join());
  for (const { face, font } of made) key.update(rule(face)).update(font);
  const folder = join(cache, `fonts-${key.digest('hex').slice(0, 16)}`);
  const sheet = join(folder, 'fonts.css');
  if (existsSync(sheet)) return sheet;

  mkdirSync(folder, { recursive: true });
  for (const { face, font } of made) {
    const options = { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true } as const;
    write(join(folder, `${face.name}.woff2`), await subsetFont(font, face.letters, options));
  }
  write(sheet, made.map(({ face }) => rule(face)).join(''));
  return sheet;
}

/** All or nothing: another build may be reading. */
function write(path: string, content: string | Uint8Array): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, path);
}

export function fonts(): Plugin {
  let cache = '';
  let sheet: Promise<string> | undefined;
  return {
    name: 'roundhouse:fonts',
    configResolved(config) {
      cache = config.cacheDir;
    },
    resolveId(id) {
      return id === VIRTUAL ? (sheet ??= make(cache)) : undefined;
    },
    transformIndexHtml: {
      order: 'post',
      /** Lets the browser load what every language needs before it has read the style sheet. */
      handler(_html, { bundle }): HtmlTagDescriptor[] {
        const files = Object.keys(bundle ?? {}).sort();
        return files
          .filter((file) => /\/(barlow-condensed|text)-[\w-]{8}\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head',
          }));
      },
    },
  };
}

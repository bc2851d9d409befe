// Puts the licence of every package whose code or fonts reach the browser into `licences/`.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { Plugin } from 'vite';

// What the packages' own files leave out.
const NOTICES: Record<string, string> = {
  '@fontsource/barlow-condensed': 'Barlow Condensed. The files here hold only some of its characters.',
  '@fontsource-variable/source-sans-3':
    'Source Sans 3. © 2023 Adobe (http://www.adobe.com/), with Reserved Font Name ‘Source’.\n' +
    'The files here hold only some of its characters.',
};

export function licences(): Plugin {
  return {
    name: 'roundhouse:licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const packages = new Set([...Object.keys(NOTICES), ...modules.map(packageOf).filter((name) => name !== '')]);
      for (const name of [...packages].sort()) {
        const notice = NOTICES[name];
        const source = (notice ? `${notice}\n\n` : '') + licenceOf(name);
        this.emitFile({ type: 'asset', fileName: `licences/${name.replace('@', '').replace('/', '-')}.txt`, source });
      }
    },
  };
}

/** The package that a module comes from; '' for our own, and for what is made in a cache. */
function packageOf(module: string): string {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^./][^/]*)\//.exec(module)?.[1] ?? '';
}

function licenceOf(name: string): string {
  const folder = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), '..', name);
  for (const file of ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'license', 'License']) {
    if (existsSync(join(folder, file))) return readFileSync(join(folder, file), 'utf8');
  }
  const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { license: string };
  return `${name}\n\n${readFileSync(new URL(`./${license}.txt`, import.meta.url), 'utf8')}`; // few leave it out
}

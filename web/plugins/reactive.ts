// The environment of the tests: Node without a document, but with the Svelte that browsers get. The one for servers,
// which Vitest would take, does not react to changes.
import type { Plugin } from 'vite';

export default {
  name: 'reactive',
  viteEnvironment: 'client',
  setup() {
    return { teardown: () => undefined };
  },
};

/** In code for browsers `new URL('…', import.meta.url)` is taken for an asset of the page; a test means a file. */
export function fileUrls(): Plugin {
  return {
    name: 'roundhouse:file-urls',
    enforce: 'pre',
    transform: {
      filter: { id: /\.test\.ts$/ },
      handler: (code) => ({ code: code.replaceAll('import.meta.url', "import.meta['url']"), map: null }),
    },
  };
}

/// <reference types="vitest/config" />
// How the client is built, served while it is being written, and tested. The outcome has no inline script or style, for
// the server's Content-Security-Policy allows files of its own only.
import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { fonts } from './plugins/fonts.ts';
import { licences } from './plugins/licences.ts';
import { fileUrls } from './plugins/reactive.ts';

const LOCALES = fileURLToPath(new URL('../src/roundhouse/locales', import.meta.url));
const TESTING = Boolean(process.env['VITEST']);
const SERVER = process.env['ROUNDHOUSE_SERVER'] ?? 'http://127.0.0.1:8765';

export default defineConfig({
  base: '/',
  plugins: [svelte(), fonts(), licences(), TESTING && fileUrls()],
  resolve: { alias: { $locales: LOCALES }, ...(TESTING && { conditions: ['browser'] }) },
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['.', LOCALES] },
    // The server answers to its own name only, and takes nothing from other origins.
    proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } } },
  },
  test: {
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    environment: './plugins/reactive.ts',
    passWithNoTests: true,
  },
});

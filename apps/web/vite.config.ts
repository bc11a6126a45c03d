import { resolve } from 'node:path';
import { getConfig } from '@lingui/conf';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { compression } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { buildPage } from './build-page.ts';
import { compressWorker } from './compress-worker.ts';
import { withoutSummaries } from './without-summaries.ts';

const configPath = resolve(import.meta.dirname, '../../packages/i18n/lingui.config.ts');
const linguiConfig = getConfig({ configPath });
const server = `http://localhost:${process.env.PORT || 3000}`;

/** What every page begins with stands in one file: as fifty small ones it would be larger, and slower to fetch. */
const firstScreen = new RegExp(
  [
    'web/src/lib/(api|locale|session|stores|toast|preferences)/',
    String.raw`web/src/lib/(stored-|log\.|my-teams|connectivity)`,
    String.raw`web/src/components/(icons/|button|icon-button|spinner|avatar\.|class-names|person-|picture\.|chip|banner)`,
    'packages/i18n/src/',
  ].join('|'),
);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    withoutSummaries(),
    react(),
    // English stays in the scripts beside each id: it is the text where a catalogue has no row.
    babel({
      presets: [linguiTransformerBabelPreset({ descriptorFields: 'message', linguiConfig }, { configPath })],
    }),
    tailwindcss(),
    buildPage(),
    compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 512, logLevel: 'silent' }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'sw.ts',
      // Both are written by hand: public/manifest.webmanifest, src/lib/worker.ts.
      manifest: false,
      injectRegister: null,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{js,css,html,svg,webmanifest}'],
        // The page is kept under the address that serves it.
        manifestTransforms: [
          (entries) => ({
            manifest: entries.map((entry) => (entry.url === 'index.html' ? { ...entry, url: '/' } : entry)),
            warnings: [],
          }),
        ],
      },
    }),
    compressWorker(),
  ],
  build: {
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    manifest: true,
    // Nothing may be inlined as a data URL: the server's content policy allows its own files alone.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'house', test: firstScreen }] } } },
  },
  server: {
    proxy: { '/api': server, '/builds': server, '/healthz': server },
  },
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/lib/testing/fake-browser.ts'],
  },
});

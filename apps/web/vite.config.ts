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

/**
 * Modules fetched as one file: a request costs more than the few hundred bytes it may load in vain. The entry itself
 * stays apart, since Vite knows the page's script by it.
 */
const together = [
  { name: 'house', tags: ['$initial' as const], test: /^(?!.*(\/main\.tsx|\.html)$)/ },
  // Components of nearly every page.
  {
    name: 'page',
    test: fileOf(
      'components/(link|route-link|skeleton|page-header|page-frame|card|empty-state)',
      'components/(read-failure|time-text|format-time|list-row|markdown-text|use-layout)',
    ),
  },
  // What dialogs and drawers have in common; menus and lists load its dependencies, too.
  {
    name: 'dialog',
    test: /@base-ui\/react\/dialog\/|web\/src\/components\/(dialog|form-dialog|confirm-dialog|modal)\.tsx$/,
    includeDependenciesRecursively: false,
  },
  // What is kept on the device, and sent from every page.
  {
    name: 'outbox',
    test: fileOf(
      '.*outbox(\\.shared)?',
      '.*(indexed-database|day-cache|thread-cache|cached-day\\.shared|writing)',
    ),
  },
  // Small, and known to what runs behind every page as to the feed.
  { name: 'arrivals', test: fileOf('lib/events/arrivals') },
  // Forms have it without the feed, whose days have zones, too.
  { name: 'device-timezone', test: fileOf('lib/device-timezone') },
  { name: 'field', test: fileOf('components/(field|text-field|use-focus-fallback)') },
  // A day and what is shown beside it.
  {
    name: 'day',
    test: fileOf(
      '.*(day-states|day-mark|use-day-name|home-calendar|expression-mark|item-reviews)',
      'lib/preferences/score-preview',
    ),
  },
  // What runs behind every page, beside what is kept and sent.
  {
    name: 'background',
    includeDependenciesRecursively: false,
    test: fileOf(
      'app/(background|live-events|start-sending)',
      'lib/events/(event-stream|invalidator)',
      'features/notice/(unseen\\.shared|inbox/anonymous-reply-store)',
    ),
  },
  // How a diary is read: in the feed, in a follow group, on a person's page.
  {
    name: 'reading',
    test: fileOf('features/diary/.*(feed-list|diary-body)', '.*(use-reaction|use-reaction-label)'),
  },
  // How a team's days are described.
  {
    name: 'calendar-form',
    includeDependenciesRecursively: false,
    test: fileOf('lib/timezones', 'components/timezone-field', 'features/team/.*(team-form|calendar-fields)'),
  },
  // What the pages and the dialogs of a team share.
  {
    name: 'team',
    test: fileOf(
      'features/team/.*(refusal-text|member-cache|member-search|team-reads|when-was|role-names)',
      'features/team/joining/(invitation-text|use-answer)',
    ),
  },
];

/** Files of the web itself by their paths under `src`, without extension. */
function fileOf(...paths: string[]): RegExp {
  return new RegExp(`web/src/(${paths.join('|')})\\.tsx?$`);
}

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
    rolldownOptions: { output: { codeSplitting: { groups: together } } },
  },
  server: {
    proxy: { '/api': server, '/builds': server, '/files': server, '/healthz': server },
  },
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/lib/testing/fake-browser.ts', 'src/lib/testing/fresh-page.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    // For a test that hangs, not for a busy machine.
    testTimeout: 60_000,
  },
});

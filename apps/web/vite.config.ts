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
import { lateImports } from './late-imports.ts';
import { plainStyles } from './plain-styles.ts';
import { shortIds } from './short-ids.ts';
import { withoutSchemas } from './without-schemas.ts';
import { withoutSummaries } from './without-summaries.ts';

const configPath = resolve(import.meta.dirname, '../../packages/i18n/lingui.config.ts');
const linguiConfig = getConfig({ configPath });
const client = resolve(import.meta.dirname, '../../packages/contract/src/client.ts');
const server = `http://localhost:${process.env.PORT || 3000}`;

/**
 * Modules fetched as one file: a request costs more than the few hundred bytes it may load in vain. The entry itself
 * stays apart, since Vite knows the page's script by it.
 */
const together = [
  // What forms are checked by: the schemas of the account's calls.
  {
    name: 'form-schemas',
    test: /\/node_modules\/zod\/|\/contract\/src\/(calls\/(auth|register|user)|fields|person|text\/(plain-name|short-runs))\.ts$/,
    includeDependenciesRecursively: false,
  },
  // Schemas of all calls, for what was kept without network: the first screen names calls without them.
  {
    name: 'schemas',
    test: /\/contract\/src\/(api|calls\/.*|index|live-change|questionnaire|sections|thread)\.ts$/,
    includeDependenciesRecursively: false,
  },
  // What notices say and where they lead: the contract's index reaches them, and lists of notices alone need them.
  {
    name: 'notice-text',
    test: /\/contract\/src\/text\/notice-(text|path)\.ts$/,
    includeDependenciesRecursively: false,
  },
  // Where an object leads, and what is said around it.
  {
    name: 'object-text',
    test: /\/contract\/src\/text\/object-(text|path)\.ts$|web\/src\/components\/buttons\/address-link\.tsx$/,
    includeDependenciesRecursively: false,
  },
  // Which questions someone is asked: the index reaches it, and questionnaires alone need it.
  {
    name: 'branches',
    test: /\/contract\/src\/questionnaire-branches\.ts$/,
    includeDependenciesRecursively: false,
  },
  // What headings minutes have: the index reaches it, and meetings alone need it.
  {
    name: 'minutes-templates',
    test: /\/contract\/src\/minutes-templates\.ts$/,
    includeDependenciesRecursively: false,
  },
  { name: 'progress', test: /\/contract\/src\/progress\.ts$/, includeDependenciesRecursively: false },
  // What English says beyond the start page; the contract's index reaches its messages.
  {
    name: 'english',
    test: /\/contract\/src\/messages\.ts$|\/i18n\/locales\/later\/en\.json$|\/locale\/later-english\.ts$/,
  },
  // Where text can be kept as wisdom: how a line is taken from what is selected.
  {
    name: 'keep',
    test: /\/contract\/src\/text\/cut-line|wisdom\/(keep-watch|keep-action|selection)\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  // How a text is measured and shown without its marks: the start page shows none.
  {
    name: 'text',
    test: /\/contract\/src\/text\/(inline-text|nesting|one-line|shown-text|text-length)/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'private-lines',
    test: /\/contract\/src\/text\/(private-lines|markdown-lines)/,
    includeDependenciesRecursively: false,
  },
  // The pictures of a text, shown and written: both files are small.
  {
    name: 'pictures',
    test: /features\/diary\/pictures\.(part\.tsx|shared\.ts)$/,
    includeDependenciesRecursively: false,
  },
  // What the contract's index reaches, and nothing on the start page needs.
  { name: 'mail', test: /\/contract\/src\/mail-kinds\.ts$/ },
  // Needed by nearly every screen but the start page.
  {
    name: 'pages',
    test: /\/contract\/src\/(live-event|objects|official-emoji)\.ts$|web\/src\/(components\/(states\/(empty-state|read-failure)|icons\/objects|text\/(markdown-text|plain-text)|layout\/page-header|panes\/(pane-skeleton|panes-context|row-id))|lib\/(events\/arrivals|is-plain))\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  { name: 'house', tags: ['$initial' as const], test: /^(?!.*(\/main\.tsx|\.html)$)/ },
  // What the side bar shows, as pages and pins do.
  { name: 'beside', test: fileOf('components/choices/group-switcher', 'app/frame/side-line') },
  // Small, and shared by fields, tabs, menus and dialogs.
  {
    name: 'controls',
    test: /@base-ui\/.*\/(useBaseUiId|useControlled|DirectionContext|isElementDisabled)\.m?js$/,
    includeDependenciesRecursively: false,
  },
  // What dialogs and drawers have in common; menus and lists load its dependencies, too.
  {
    name: 'dialog',
    test: /@base-ui\/react\/dialog\/|web\/src\/components\/dialogs\/(dialog|form-dialog|confirm-dialog|modal)\.tsx$/,
    includeDependenciesRecursively: false,
  },
  // What is kept on the device, and sent from every page; what changes it as a diary goes or comes back.
  {
    name: 'outbox',
    test: fileOf(
      'lib/outbox/(create-outbox|outbox|outbox-store)',
      'features/diary/(publish-outbox\\.shared|pictures/(picture-outbox|sent-pictures|diary-subject))',
      'lib/indexed-database',
      'features/diary/(cached-day\\.shared|writing/(day-cache|drafts|writing|writing-errors))',
      'features/diary/reading/(deleted-notice|use-delete-diary)',
      'features/knowledge/todos\\.shared',
    ),
  },
  // What threads and the feed know of comments; of anonymous ones notices do, too.
  {
    name: 'comments',
    test: fileOf(
      'features/conversation/(comment-outbox|conversation-link)\\.shared',
      'features/conversation/(comments/(thread-cache|thread-items|thread-skeleton)|composer/unsent)',
    ),
  },
  // Below what is shown: reactions, and the way to its thread.
  {
    name: 'talk',
    test: fileOf(
      'features/conversation/((reactions|thread|like)\\.part|reactions/(reaction-button|reaction-counts|reactions|use-reaction|use-reaction-label))',
    ),
    includeDependenciesRecursively: false,
  },
  { name: 'anonymous', test: fileOf('features/conversation/(pending-anonymous|pseudonym)\\.shared') },
  // Lists of diaries have it, the start page does not.
  { name: 'grade', test: fileOf('.*(grade-mark|/berry|item-reviews)') },
  // Small, and known to pages and dialogs of several areas.
  {
    name: 'shared',
    test: fileOf(
      'features/team/pending-invitations\\.part',
      'features/diary/reading/section-names',
      'lib/use-was',
      '.*(day-states|day-marks\\.shared|home-calendar\\.shared|expression-mark\\.part)',
    ),
  },
  // What changes with a team's members, and what a refusal of such a change says.
  { name: 'members', test: fileOf('features/team/.*(refusal-text|member-cache|team-reads)') },
  // What Today asks about, and the handbook shows.
  { name: 'asked', test: fileOf('features/knowledge/.*(improvement-answer|guideline-link)') },
  // How days are kept free.
  { name: 'vacation', test: fileOf('features/diary/vacation/(day-offers|day-ranges|use-vacation)') },
  // What is known of a day, wherever one is shown.
  {
    name: 'day',
    test: fileOf(
      'features/diary/calendar/my-days',
      'features/diary/today/use-comments-on-mine',
      'features/conversation/newest-comment\\.part',
      'features/diary/(editor/(save-state|count-text)|calendar/calendar-button)',
    ),
  },
  // The editor, with what others show of it.
  {
    name: 'editor',
    test: fileOf(
      'features/diary/editor/(line-list|audience-text|audience-chips|field-ids|collapsible-section)',
      'features/diary/(expression/more-expressions|face-row\\.part)',
      // A question is asked with pictures, too.
      'features/diary/pictures/(picture-strip|use-dropped-pictures|use-queued-pictures|use-sent-pictures)',
    ),
  },
  // Lists have it without how a diary is read.
  { name: 'load-more', test: /web\/src\/(components\/states\/load-more|lib\/api\/use-api-pages)\.tsx?$/ },
  // Lists whose items open beside them.
  {
    name: 'panes',
    test: fileOf('components/panes/(?!row-id|pane-skeleton|panes-context).*'),
    includeDependenciesRecursively: false,
  },
  // How a diary is read: in the feed, in a follow group, on a person's page.
  {
    name: 'reading',
    test: fileOf(
      'features/diary/feed/(feed-days|feed-list|narrowing|new-diaries|use-feed)',
      'features/diary/reading/(diary-(body|time|zone)|entry|entry-head|own-text|reviewed-item|use-feed-diary)',
      'features/diary/pictures/picture-grid',
      'features/(conversation/entry-footer|knowledge/(diary-questions|keep-wisdom))\\.part',
    ),
    // What areas above bring into it is taken by name.
    includeDependenciesRecursively: false,
  },
  // How a team's days are described.
  {
    name: 'calendar-form',
    includeDependenciesRecursively: false,
    test: fileOf(
      'lib/timezones',
      'components/choices/timezone-field',
      'features/team/.*(team-form|calendar-fields)',
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
    withoutSchemas(),
    withoutSummaries(),
    react(),
    // English stays in the scripts beside each id: it is the text where a catalogue has no row.
    babel({
      presets: [linguiTransformerBabelPreset({ descriptorFields: 'message', linguiConfig }, { configPath })],
    }),
    shortIds(),
    tailwindcss(),
    plainStyles(),
    lateImports(),
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
  // The web has the calls without their schemas; `paths` of tsconfig.json says the same to the type checker.
  resolve: {
    alias: [
      { find: /^@garden\/contract$/, replacement: client },
      // What it brings to older versions, React has.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  // A catalogue is one object, whose keys are shortened.
  json: { namedExports: false, stringify: false },
  build: {
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    manifest: true,
    // Nothing may be inlined as a data URL: the server's content policy allows its own files alone.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // What one file takes through an area's slots brings none of the others with it.
      treeshake: {
        moduleSideEffects: [{ test: /\/(slots|[\w-]+\.part)\.tsx$|\.shared\.ts$/, sideEffects: false }],
      },
      output: { codeSplitting: { groups: together } },
    },
  },
  server: {
    proxy: { '/api': server, '/builds': server, '/files': server, '/healthz': server },
  },
  test: {
    name: 'web',
    include: ['*.test.ts', 'src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/lib/testing/fake-browser.ts', 'src/lib/testing/fresh-page.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    // For a test that hangs, not for a busy machine.
    testTimeout: 60_000,
  },
});

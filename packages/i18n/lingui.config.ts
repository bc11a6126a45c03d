import { extractFromFileWithBabel } from '@lingui/cli/api';
import { defineConfig, type ExtractorType } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

/**
 * Lingui's Babel extractor with one rule added: a bare sentence marked with an i18n comment (the form that
 * contract and server use, since they run without macros) gets the id that a macro would give it, so that
 * each sentence has one row in the catalogue wherever it is written.
 */
const extractor: ExtractorType = {
  match: (filename) => /\.tsx?$/.test(filename),
  extract: (filename, code, onMessage, context) =>
    extractFromFileWithBabel(
      filename,
      code,
      (found) =>
        onMessage(
          found.message === undefined
            ? { ...found, id: generateMessageId(found.id, found.context), message: found.id }
            : found,
        ),
      context,
      { plugins: filename.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
    ),
};

/** English lives in the source; the one catalogue file is the Chinese one. */
export default defineConfig({
  rootDir: '../..',
  sourceLocale: 'en',
  locales: ['zh-Hans'],
  catalogs: [
    {
      path: '<rootDir>/packages/i18n/locales/{locale}',
      include: ['apps/web/src', 'apps/server/src', 'packages/contract/src', 'packages/rubric/src'].map(
        (room) => `<rootDir>/${room}`,
      ),
      exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
    },
  ],
  extractors: [extractor],
  format: formatter({
    lineNumbers: false,
    customHeaderAttributes: { 'POT-Creation-Date': '2026-11-21 00:00+0000' },
  }),
  orderBy: 'message',
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const scripts = join(import.meta.dirname, '..');
const launcher = globSync(['garden.mjs', 'launcher/*.mjs'], { cwd: scripts }).filter(
  (file) => !file.endsWith('.test.mjs'),
);

/** What came after Node 20.0, and is missing or undefined there. */
const newer = /import\.meta\.(dirname|filename)|\b(globSync|withResolvers|groupBy|symmetricDifference)\b/;

test.each(launcher)('%s runs on the first Node 20', (file) => {
  expect(readFileSync(join(scripts, file), 'utf8').replace(/\/\/.*/g, '')).not.toMatch(newer);
});

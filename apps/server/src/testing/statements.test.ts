import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createHooks } from '../areas.ts';
import { textsOfStatements } from '../db/statement.ts';
import { mayBeProposed } from '../features/knowledge/knowing/asking.store.ts';
import { breakLines } from './break-lines.ts';
import './test-app.ts';

const folder = join(import.meta.dirname, '../db/sql');
const hooks = createHooks();
/**
 * The whole app is loaded by now, so that each statement was declared. Those of `db/statement.test.ts` are too where it
 * ran before on this worker; they say by their names that the server has none of them.
 */
const texts = new Map(
  [...textsOfStatements((name) => (name === 'find_telling_diaries' ? [mayBeProposed] : [hooks]))].filter(
    ([name]) => !name.startsWith('example_'),
  ),
);

test.each([...texts])('%s is sent as its file says', async (name, text) => {
  await expect(breakLines(text)).toMatchFileSnapshot(join(folder, `${name}.sql`));
});

test('each file is of a statement that there is', () => {
  expect(readdirSync(folder).filter((file) => !texts.has(file.replace(/\.sql$/, '')))).toEqual([]);
});

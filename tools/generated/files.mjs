import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeApiPage } from './api-page.mjs';
import { writeCallList } from './call-list.mjs';
import { kebab } from './call-names.mjs';
import { findGroups, writeApi, writeTestGroups } from './group-lists.mjs';
import { writePolicy } from './policy-text.mjs';

const root = join(import.meta.dirname, '../..');
const CONTRACT = 'packages/contract/src';
const SERVER = 'apps/server/src';
const LEGAL = 'apps/web/src/features/account/legal';

const read = (path) => readFileSync(join(root, path), 'utf8');
const list = (pattern) =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
const sourcesIn = (folder) =>
  Object.fromEntries(list(`${folder}/*.ts`).map((path) => [basename(path), read(path)]));

/**
 * Every call with its key, read from the groups themselves: also those that `api.ts` does not list yet.
 * @returns {Promise<{ name: string, endpoint: object }[]>}
 */
export async function loadCalls() {
  const groups = findGroups(sourcesIn(`${CONTRACT}/calls`)).map(async (group) => {
    const calls = (await import(join(root, CONTRACT, 'calls', `${kebab(group)}.ts`)))[group];
    return Object.entries(calls).map(([name, endpoint]) => ({ name: `${group}.${name}`, endpoint }));
  });
  return (await Promise.all(groups)).flat();
}

/**
 * Every file that is made from what stands elsewhere, as it should read now.
 * @returns {Promise<Record<string, string>>} text by path in the repository
 */
export async function makeGeneratedFiles() {
  const { liveEvents } = await import(join(root, CONTRACT, 'live-event.ts'));
  const calls = await loadCalls();
  const keys = calls.map(({ name }) => name);
  const told = JSON.parse(read(`${LEGAL}/privacy-policy.tables.json`));
  const declarations = list(`${SERVER}/{features/*,platform}/personal-data.store.ts`).map(read);
  const policies = ['en', 'zh'].map((language) => {
    const path = `${LEGAL}/privacy-policy.${language}.md`;
    return [path, writePolicy(read(path), told, language)];
  });
  return {
    [`${CONTRACT}/api.ts`]: writeApi(findGroups(sourcesIn(`${CONTRACT}/calls`))),
    [`${SERVER}/calls.ts`]: writeCallList(list(`${SERVER}/features/**/*.ts`), keys),
    [`${SERVER}/testing/calls/groups.ts`]: writeTestGroups(findGroups(sourcesIn(`${SERVER}/testing/calls`))),
    'docs/API.md': writeApiPage(read('docs/API.md'), calls, liveEvents, declarations),
    ...Object.fromEntries(policies),
  };
}

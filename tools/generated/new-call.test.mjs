import { expect, test } from 'vitest';
import { checkStructure } from '../check-structure.mjs';
import { callFile } from './call-names.mjs';
import { findGroups } from './group-lists.mjs';
import { planCall } from './new-call.mjs';

const CONTRACT = 'packages/contract/src/calls/culture.ts';
const EXAMPLES = 'apps/server/src/testing/calls/culture.ts';
const FOLDER = 'apps/server/src/features/life/culture/';

/** What stands after one call after the other was begun. */
function begin(...calls) {
  const files = {};
  for (const [place, kind] of calls)
    Object.assign(
      files,
      planCall(place, kind, (path) => files[path], ['life']),
    );
  return files;
}

test('a call is begun in its four places, a second one beside it', () => {
  const files = begin(['life/culture/culture.add', 'write'], ['life/culture/culture.getAll', 'read']);
  expect(Object.keys(files).sort()).toEqual(
    [
      ...['culture-add.ts', 'culture-get-all.ts', 'culture.test.ts'].map((name) => FOLDER + name),
      ...[EXAMPLES, CONTRACT],
    ].sort(),
  );
  expect(files[CONTRACT]).toContain("method: 'POST',\n    path: 'user/culture/add',");
  expect(files[CONTRACT]).toContain("method: 'GET',\n    path: 'user/culture/get-all',");
  expect(findGroups({ 'culture.ts': files[CONTRACT] })).toEqual(['culture']);
  expect(findGroups({ 'culture.ts': files[EXAMPLES] })).toEqual(['culture']);
  expect(files[`${FOLDER}${callFile('culture.add')}`]).toContain(
    'export const cultureAdd = call(api.culture.add,',
  );
  for (const path of [EXAMPLES, `${FOLDER}culture.test.ts`])
    expect(files[path].match(/buildPerson[^(]*from/g)).toHaveLength(1);
  expect(files[`${FOLDER}culture.test.ts`].match(/^test\('culture\.(?:add|getAll) answers'/gm)).toHaveLength(
    2,
  );
});

test('what is left to fill in is named by the check of structure', () => {
  const files = begin(['life/culture/culture.add', 'write']);
  const faults = checkStructure(files, [{ name: 'culture.add', endpoint: { summary: '' } }]);
  expect(faults).toEqual([
    `${CONTRACT}:1 does not say what call culture.add does; give it one sentence as its summary.`,
    `${EXAMPLES}:1 has no rows for call culture.add; say what each role may do, on each kind of object.`,
  ]);
});

test('paths go on as those of their group, and what a group imports already stays', () => {
  const known = {
    'packages/contract/src/calls/last-improve.ts':
      "import * as z from 'zod/mini';\n\nexport const lastImprove = {\n  add: endpoint({\n    path: 'user/lastImprove/add',\n  }),\n};\n",
    'apps/server/src/testing/calls/last-improve.ts':
      "import { buildTodo } from '../factories.ts';\n\nexport const lastImprove: GroupEntries<'lastImprove'> = {\n  add: {\n  },\n};\n",
  };
  const files = planCall('knowledge/handbook/lastImprove.getNext', 'read', (path) => known[path], [
    'knowledge',
  ]);
  expect(files['packages/contract/src/calls/last-improve.ts']).toContain("path: 'user/lastImprove/get-next'");
  expect(files['apps/server/src/testing/calls/last-improve.ts']).toContain(
    "import { buildPerson, buildTodo } from '../factories.ts';",
  );
});

test.each([
  ['life/culture/add', 'write', 'Write: npm run garden'],
  ['life/culture/culture.add', '', 'Write: npm run garden'],
  ['lives/culture/culture.add', 'read', 'There is no area "lives"; the areas are life.'],
])('what cannot be begun says why: %s %s', (place, kind, message) => {
  expect(() => planCall(place, kind, () => undefined, ['life'])).toThrow(message);
});

test('a call is begun once', () => {
  const call = ['life/culture/culture.add', 'write'];
  expect(() => begin(call, call)).toThrow('There is a call culture.add already.');
});

import { expect, test } from 'vitest';
import { findNamedKinds } from './structure/object-kinds.mjs';

const rules = { 'apps/server/src/features/life/culture/rules.ts': "export const CULTURE = 'culture';\n" };

/** The faults of further files, where `life` has the one kind. */
function faultsOf(files, meanings = {}) {
  return findNamedKinds({ ...rules, ...files }, ['culture'], meanings);
}

test('a kind is named in its area, on both sides, and in the rows of the contract', () => {
  expect(
    faultsOf({
      'apps/server/src/features/life/culture/store.ts': "emit({ kind: 'culture', id });",
      'apps/web/src/features/life/culture.tsx': "const about = { kind: 'culture', objectId };",
      'packages/contract/src/objects.ts': "const first = 'culture';",
      'packages/contract/src/text/object-text.ts': "const first = 'culture';",
    }),
  ).toEqual([]);
});

test.each([
  ['apps/server/src/features/conversation/store.ts', "if (kind === 'culture') count();"],
  ['apps/server/src/features/conversation/store.ts', "const q = sql`said.object_kind = 'culture'`;"],
  ['apps/server/src/http/events.ts', "const kind = 'culture';"],
  ['apps/web/src/features/notice/path.ts', "switch (kind) { case 'culture': open(); }"],
  ['packages/contract/src/text/notice-path.ts', "if (kind === 'culture') return '/culture';"],
])('nowhere else: %s', (file, code) => {
  expect(faultsOf({ [file]: `\n${code}\n` })).toEqual([
    `${file}:2 names the kind culture outside life; let its area hand it in, or take what differs from objects.ts and text/object-text.ts of the contract.`,
  ]);
});

test('nor has anything else a row for each kind', () => {
  const file = 'apps/web/src/features/conversation/labels.ts';
  expect(faultsOf({ [file]: 'const labels: Record<ObjectKind, string> = {};' })).toEqual([
    `${file}:1 has a row for each kind of object; put what differs into objects.ts or text/object-text.ts of the contract, or let the areas register it.`,
  ]);
});

test('comments, tests, tables and fields that are called alike are left alone', () => {
  expect(
    faultsOf({
      'apps/server/src/features/conversation/store.ts': "// not 'culture'\nexport type A = Api['culture'];",
      'apps/server/src/features/conversation/comments.test.ts': "say({ kind: 'culture' });",
      'apps/server/src/testing/calls/like.ts': "like({ kind: 'culture' });",
      'apps/server/src/db/schema/conversation.ts': "index().where(sql`object_kind = 'culture'`);",
      'e2e/culture.spec.ts': "open('culture');",
    }),
  ).toEqual([]);
});

test('a word that means something else stands on the list, as long as it is said', () => {
  const file = 'apps/web/src/app/write-menu.tsx';
  const meanings = { [`${file}#culture`]: 'what the menu offers' };
  expect(faultsOf({ [file]: "const id = 'culture';" }, meanings)).toEqual([]);
  expect(faultsOf({ [file]: "const id = 'other';" }, meanings)).toEqual([
    `tools/structure/object-kinds.mjs:1 lists ${file}#culture, which is said there no more; remove its line.`,
  ]);
});

test('each kind of the contract has an area', () => {
  expect(findNamedKinds({}, ['culture'], {})).toEqual([
    "packages/contract/src/objects.ts:1 no area has the kind culture; write `export const … = 'culture';` into rules.ts of its topic, and take it from there.",
  ]);
});

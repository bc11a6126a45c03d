import { expect, test } from 'vitest';
import { type Entry, matchingGroups } from './entries.ts';

const entry = (label: string, rest: Partial<Entry> = {}): Entry => ({
  id: label,
  label,
  icon: null,
  run: () => undefined,
  ...rest,
});
const groups = [
  {
    label: 'Pages',
    items: [entry('My comments'), entry('Comments of others'), entry('待办', { also: 'To-dos' })],
  },
  { label: 'Commands', items: [entry('Sign out', { note: 'Me' })] },
];
const found = (query: string) =>
  matchingGroups(groups, query).map(({ items }) => items.map(({ label }) => label));

test('an empty query finds everything', () => {
  expect(found(' ')).toEqual([['My comments', 'Comments of others', '待办'], ['Sign out']]);
});

test('every word is looked for, what begins with it first, groups without a line left out', () => {
  expect(found('COMM')).toEqual([['Comments of others', 'My comments']]);
  expect(found('out me')).toEqual([['Sign out']]);
  expect(found('nothing')).toEqual([]);
});

test('a page is found by its name in English, too', () => {
  expect(found('to-d')).toEqual([['待办']]);
  expect(found('待')).toEqual([['待办']]);
});

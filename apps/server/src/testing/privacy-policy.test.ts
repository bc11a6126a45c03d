import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { personalData } from '../areas.ts';
import { type PersonalData, personal } from '../platform/personal-data.ts';
import { findUntold, type Told, type ToldTables } from './personal-data/privacy-policy.ts';

const folder = join(import.meta.dirname, '../../../web/src/features/account/legal');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

const tables = z.record(z.string(), z.strictObject({ en: z.string(), zh: z.string() }));

test('the privacy policy tells of every table with people in it, in both languages', () => {
  const policy = { en: read('privacy-policy.en.md'), zh: read('privacy-policy.zh.md') };
  const told = tables.parse(JSON.parse(read('privacy-policy.tables.json')));
  expect(findUntold(told, policy, personalData)).toEqual([]);
});

const declare = (...names: string[]): PersonalData[] => [
  {
    tables: names.map((name) =>
      personal(pgTable(name, { ownerId: uuid() }), {
        people: { ownerId: 'erased' },
        archive: `${name}.json`,
      }),
    ),
    erase: async () => {},
    async *export() {},
  },
];
const policy = {
  en: '## Who\n\nNo one.\n\n## What is stored\n\n**Notes.** Your notes. Their days.\n\n**Marks.** Your marks.\n\n## Why\n\nTo keep it.\n',
  zh: '## 谁\n\n没有。\n\n## 存了什么\n\n**笔记。** 你的笔记。日期。\n\n**标记。** 你的标记。\n\n## 为什么\n\n为了保存。\n',
};
const notes = { en: 'Your notes.', zh: '你的笔记。' };
const judge = (told: ToldTables, ...names: string[]) =>
  findUntold(told, policy, declare(...names)).join('\n');

test('a table that no one told of is found, and so is a row that says nothing', () => {
  expect(judge({ 'public.notes': notes }, 'notes')).toBe('');
  expect(judge({}, 'notes')).toContain('public.notes keeps something about people');
  expect(judge({ 'public.notes': notes }, 'marks')).toContain('public.notes is no table with people in it');
  const empty: Told[] = [
    { en: '', zh: '' },
    { en: ' ', zh: '你的笔记。' },
    { en: 'Your', zh: '你的笔记。' },
    { en: 'To keep it.', zh: '为了保存。' },
    { en: 'Your notes.', zh: '你的' },
  ];
  for (const row of empty) {
    expect(judge({ 'public.notes': row }, 'notes')).toMatch(/public\.notes: “.*” is no whole sentence/);
  }
  expect(judge({ 'public.notes': { ...notes, zh: '你的标记。' } }, 'notes')).toContain('another paragraph');
});

test('one sentence does not tell of everything', () => {
  const names = ['notes', 'pages', 'covers'];
  const told = Object.fromEntries(names.map((name) => [`public.${name}`, notes]));
  expect(judge(told, ...names)).toContain('is to tell of public.notes, public.pages, public.covers');
});

import { expect, test } from 'vitest';
import { writeApiPage } from './api-page.mjs';
import { writeCallList } from './call-list.mjs';
import { callFile, callName, camel, kebab } from './call-names.mjs';
import { findGroups, writeApi, writeTestGroups } from './group-lists.mjs';
import { writePolicy } from './policy-text.mjs';

test('names of a call follow from its key', () => {
  expect(callFile('register.sendCode')).toBe('register-send-code.ts');
  expect(callName('followsTeam.add')).toBe('followsTeamAdd');
  expect(camel(kebab('lastImprove'))).toBe('lastImprove');
});

test('call files are listed by their names, tests and stores are not', () => {
  const folder = 'apps/server/src/features/diary/writing/';
  const paths = ['store.ts', 'diary-publish.ts', 'diary-publish.test.ts', 'diary-print.ts'].map(
    (name) => folder + name,
  );
  const list = writeCallList(paths, ['diary.publish', 'diary.update']);
  expect(list).toContain("import { diaryPublish } from './features/diary/writing/diary-publish.ts';\n");
  expect(list).toContain('AnyCall[] = [\n  diaryPublish,\n];');
});

test('groups are what files export by their own names', () => {
  const files = {
    'todo.ts': 'export const todo = {\n',
    'follows-team.ts': 'export const followsTeam = {\n',
    'grade.ts': 'export const grade = z.enum([]);\n',
    'diary-view.ts': 'const other = 1;\nexport const diaryView = z.object({});\n',
    'like.ts': "export const like: GroupEntries<'like'> = {\n",
  };
  expect(findGroups(files)).toEqual(['followsTeam', 'like', 'todo']);
  expect(writeApi(['followsTeam', 'todo'])).toContain(
    "import { followsTeam } from './calls/follows-team.ts';\nimport { todo } from './calls/todo.ts';\n",
  );
  expect(writeTestGroups(['todo'])).toContain('GroupEntries<Group> } = {\n  todo,\n};');
});

test('the policy gets its date and what is stored, and keeps the rest', () => {
  const told = {
    changed: '2026-12-01',
    stored: [
      {
        title: { en: 'Notes.', zh: '笔记。' },
        sentences: [
          { tables: ['public.notes'], en: 'Your notes.', zh: '你的笔记。' },
          { en: 'Their days.', zh: '日期。' },
        ],
      },
    ],
  };
  const page = (date, who, heading, stored, why) =>
    `${date}\n\n## ${who}\n\nNo one.\n\n## ${heading}\n\n${stored}\n\n## ${why}\n\nTo keep it.\n`;
  const en = (date, stored) => page(`Last changed: ${date}`, 'Who', 'What is stored', stored, 'Why');
  const zh = (date, stored) => page(`最后修改：${date}`, '谁', '存了什么', stored, '为什么');
  expect(writePolicy(en('2026-01-01', '**Old.** Gone.'), told, 'en')).toBe(
    en('2026-12-01', '**Notes.** Your notes. Their days.'),
  );
  expect(writePolicy(zh('2026-01-01', '**旧。** 没了。'), told, 'zh')).toBe(
    zh('2026-12-01', '**笔记。** 你的笔记。日期。'),
  );
});

test('the page of the API gets its calls, events and files, and keeps the rest', () => {
  const page = [
    'all else is JSON, deleted things included until they are erased:',
    '',
    '`old`, `lists`,\n`notes`.',
    '',
    'Kept.',
    '',
    '| Topic | Goes to | `object` | What changed |',
    '|---|---|---|---|',
    '| `gone` | team | yes | It went. |',
    '',
    '| Method | Path | Who | Kind | Note | What it does |',
    '|---|---|---|---|---|---|',
    '',
    'The end.',
  ].join('\n');
  const call = { access: 'public', kind: 'write', method: 'POST', summary: 'Signs in.' };
  const written = writeApiPage(
    page,
    [
      { name: 'user.login', endpoint: { ...call, path: 'user/login' } },
      { name: 'culture.versions', endpoint: { ...call, path: 'user/culture/versions', access: 'session' } },
    ],
    { notice: { audience: 'person', summary: 'One’s notices.' } },
    [
      "personal(topics, { archive: 'topics.json' }), personal(memes, { archive: 'memes/' })",
      "rows: 'notes.json'",
    ],
  );
  expect(written).toContain('erased:\n\n`notes`, `topics`.\n\nKept.');
  expect(written).toContain('|---|---|---|---|\n| `notice` | person | – | One’s notices. |\n\n');
  expect(written).toContain(
    '| POST | `user/login` | anybody | write |  | Signs in. |\n| POST | `user/culture/versions` | session | write | added | Signs in. |\n\nThe end.',
  );
  expect(() => writeApiPage('', [], {}, [])).toThrow('no longer says');
});

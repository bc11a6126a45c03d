import { api, emptySections, MAX_IMAGES, MAX_TITLE, type Sections } from '@garden/contract';
import { locales } from '@garden/i18n';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headings, sectionNamed, sectionOrder } from './headings.rules.ts';
import { readFile } from './import.rules.ts';
import type { ReadEntry } from './import-file.rules.ts';
import { toMarkdown, type WrittenDiary } from './rules.ts';

/** Pieces that mean something to Markdown, YAML, or the form of these files. */
const piece = fc.oneof(
  fc.constantFrom(...sectionOrder.map((section) => `## ${headings[section]}`)),
  fc.constantFrom(
    '## 工作总结',
    '\\## Learnings',
    '## What now?',
    '# Title',
    '### Deeper',
    '---',
    'day: "1999-01-01"',
  ),
  fc.constantFrom(
    '- item',
    '  - deeper',
    '- - twice',
    '1. one',
    '> quote',
    '!! mine',
    '```',
    '',
    '  ',
    '\\',
    '🍇',
    '"',
    ',',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replaceAll('\r', '')),
);
const lines = fc.array(piece, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('\n'));
/** Texts and items as the contract lets them through. */
const text = lines.map((written) => api.diary.publish.input.shape.sections.shape.summary.parse(written));
const filled = text.filter((written) => written !== '');
const answers = fc.array(fc.record({ id: fc.uuid(), text: filled }), { maxLength: 2 });
const sections: fc.Arbitrary<Sections> = fc.record({
  summary: filled,
  learnings: text,
  mistakes: fc.array(fc.record({ text: filled, shared: fc.boolean() }), { maxLength: 3 }),
  nextTasks: fc.array(filled, { maxLength: 5 }),
  unclear: fc.array(filled, { maxLength: 3 }),
  customerGood: fc.array(filled, { maxLength: 3 }),
  weeklyTop: fc.array(filled, { maxLength: 5 }),
  insight: text,
  answers,
  topics: answers,
});
const question = fc.constantFrom('What now?', 'Learnings', 'What now?', 'Two\nlines', '工作总结', '');
const diary: fc.Arbitrary<WrittenDiary> = fc
  .record({
    sections,
    questions: fc.array(question, { minLength: 4, maxLength: 4 }),
    title: fc.option(filled.map((written) => written.replace(/\s+/g, ' '))),
    expression: fc.option(fc.constantFrom('🍇', '👩‍👩‍👧‍👦')),
    images: fc.array(fc.record({ file: fc.constantFrom('a.webp', 'b.webp'), alt: text }), {
      maxLength: MAX_IMAGES,
    }),
  })
  .map(({ questions, ...written }) => ({
    ...written,
    day: '2026-03-30',
    asked: [...written.sections.answers, ...written.sections.topics].flatMap(({ id }, index) =>
      questions[index] ? [{ id, text: questions[index] }] : [],
    ),
    teamIds: [],
    publishedAt: new Date(0),
    updatedAt: new Date(0),
    late: false,
    version: 1,
  }));

function readOne(name: string, content: string): ReadEntry {
  const [entry, ...others] = readFile(name, content);
  if (!entry || 'key' in entry || others.length > 0) throw new Error('one entry was expected');
  return entry;
}

function faultsIn(name: string, content: string) {
  return readFile(name, content).map((entry) =>
    'key' in entry ? [entry.row, entry.key] : [entry.row, entry.day],
  );
}

describe('Markdown', () => {
  test('reads every diary back as it was exported, in either language', () => {
    fc.assert(
      fc.property(diary, fc.constantFrom(...locales), fc.boolean(), (written, locale, isFromWindows) => {
        const file = toMarkdown(written, new Map(), locale);
        const read = readOne(
          'diaries/2026/2026-03-30.md',
          isFromWindows ? file.replaceAll('\n', '\r\n') : file,
        );
        expect(read.sections).toEqual(written.sections);
        expect(read).toMatchObject({
          day: written.day,
          title: written.title,
          expression: written.expression,
        });
        expect(read.images.map(({ alt }) => alt)).toEqual(written.images.map(({ alt }) => alt));
      }),
      { numRuns: 300 },
    );
  });

  test('takes a file of one’s own as a summary, its day from the name and its title from the first heading', () => {
    const read = readOne(
      'Notes/2019-07-04 Thursday.md',
      '\ufeff# Rain\n\nWe waited.\n\n## Later\n\nThen it stopped.',
    );
    expect(read).toMatchObject({ day: '2019-07-04', title: 'Rain' });
    expect(read.sections).toEqual({
      ...emptySections(),
      summary: 'We waited.\n\n## Later\n\nThen it stopped.',
    });
  });

  test('takes facts as people write YAML, and lists as they write Markdown', () => {
    const read = readOne(
      'rain.md',
      "---\nday: 2019-07-04\ntitle: 'It''s raining'\nmood: wet\n---\n## 工作总结\nWe waited.\n\n## Small mistakes\n* Left the gate open\n1. And the door\n",
    );
    expect(read).toMatchObject({ day: '2019-07-04', title: "It's raining" });
    expect(read.sections).toMatchObject({
      summary: 'We waited.',
      mistakes: [
        { text: 'Left the gate open', shared: false },
        { text: 'And the door', shared: false },
      ],
    });
  });

  test('knows sections by the names of earlier exports', () => {
    const read = readOne('2019-07-04.md', '## 客户好事\n* A call\n\n## 每周五大进展\n* The press runs\n');
    expect(read.sections).toEqual({
      ...emptySections(),
      customerGood: ['A call'],
      weeklyTop: ['The press runs'],
    });
  });

  test('names no day where there is none, and knows no other kinds of files', () => {
    expect(faultsIn('notes.md', 'We waited.')).toEqual([[null, null]]);
    expect(faultsIn('notes.docx', 'We waited.')).toEqual([[null, 'importFileUnknown']]);
  });
});

describe('CSV', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', 'Ä', '葡', '"', ',', ';', '\t', '\n', ' ', '🍇'), maxLength: 12 })
    .map((written) => written.trim());

  test('reads every cell back, whatever stands in it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 4 }),
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n'),
        (rows, separator, end) => {
          const quote = (written: string) => `"${written.replaceAll('"', '""')}"`;
          const table = [
            ['day', 'Summary', 'Learnings'],
            ...rows.map((row, index) => [`2020-01-0${index + 1}`, ...row].map(quote)),
          ].map((row) => row.join(separator));
          const read = readFile('table.csv', `\ufeff${table.join(end)}${end}`);
          expect(read).toMatchObject(
            rows.map(([summary, learnings], index) => ({
              day: `2020-01-0${index + 1}`,
              sections: { ...emptySections(), summary, learnings },
            })),
          );
        },
      ),
    );
  });

  test('has lists with an item a line, and counts lines as an editor does', () => {
    const [first, second] = readFile(
      'table.csv',
      'summary,day,mistakes,工作总结2\n'.replace(',工作总结2', ',下个工作日的重要事项') +
        'We waited.,2019-07-04,"- Left the gate open\nAnd the door","Call Ana"\nIt stopped.,2019-07-05,,\n\n',
    );
    expect(first).toMatchObject({
      row: 2,
      sections: {
        mistakes: [{ text: 'Left the gate open' }, { text: 'And the door' }],
        nextTasks: ['Call Ana'],
      },
    });
    expect(second).toMatchObject({ row: 4, day: '2019-07-05' });
  });

  test('says what is wrong with a table', () => {
    expect(faultsIn('a.csv', '')).toEqual([[1, 'importNoHeader']]);
    expect(faultsIn('a.csv', '2019-07-04,We waited.')).toEqual([[1, 'importNoHeader']]);
    expect(faultsIn('a.csv', 'day,summary,mood\n2019-07-04,We waited.,wet')).toEqual([
      [1, 'importColumnUnknown'],
    ]);
    expect(faultsIn('a.csv', 'day,summary,summary\n')).toEqual([[1, 'importColumnTwice']]);
    expect(faultsIn('a.csv', 'day,summary\n2019-07-04,We, waited.\n2019-07-05,It stopped.')).toEqual([
      [2, 'importRowTooLong'],
      [3, '2019-07-05'],
    ]);
  });
});

describe('reports of other programs', () => {
  test('are read by the names of their columns, in Chinese and English', () => {
    const read = readFile(
      '日报.xlsx',
      '5月日报\n\n序号,汇报人,部门,提交时间,汇报日期,今日工作总结,明日工作计划,需协调与帮助,客户\n' +
        '1,林美,产品,2024/5/3 00:12,2024年5月2日,修剪葡萄,1. 浇水\n'.replace(
          '1. 浇水',
          '"1. 浇水\n2. 施肥"',
        ) +
        '2,林美,产品,2024/5/4 9:00,45415,,,没有水,杂货店\n',
    );
    expect(read).toMatchObject([
      {
        row: 4,
        day: '2024-05-02',
        reporter: '林美',
        sections: { ...emptySections(), summary: '修剪葡萄', nextTasks: ['浇水', '施肥'] },
      },
      {
        row: 6,
        day: '2024-05-03',
        sections: { ...emptySections(), summary: '**客户**\n\n杂货店', unclear: ['没有水'] },
      },
    ]);
    const english = readFile(
      'reports.tsv',
      'Reporter\tSubmitted at\tToday’s work\tPlan for tomorrow\tProblems\nMei\t2024-05-02 18:20\tPruned\tWater\t\n',
    );
    expect(english).toMatchObject([
      { day: '2024-05-02', reporter: 'Mei', sections: { summary: 'Pruned', nextTasks: ['Water'] } },
    ]);
  });

  test('keep as text what a list does not hold, and tell columns of one section apart', () => {
    const plan = ['a', 'b', 'c', 'd', 'e', 'f'].join('\n');
    const [read] = readFile('a.csv', `date,work done,progress,plan\n2024-05-02,Pruned,Half,"${plan}"\n`);
    expect(read).toMatchObject({
      sections: {
        summary: `**work done**\n\nPruned\n\n**progress**\n\nHalf\n\n**plan**\n\n${plan}`,
        nextTasks: [],
      },
    });
  });

  test('without a day that can be read are told of', () => {
    expect(faultsIn('a.csv', 'date,work done\n5/2/2024,Pruned\n,Pruned\n')).toEqual([
      [2, '5/2/2024'],
      [3, null],
    ]);
  });
});

test('takes a first heading that is longer than a title as text', () => {
  const long = `# ${'x'.repeat(MAX_TITLE + 1)}`;
  expect(readOne('2019-07-04.md', `${long}\n\nRain.`)).toMatchObject({
    title: null,
    sections: { summary: `${long}\n\nRain.` },
  });
});

test('reads the headings of earlier releases', () => {
  expect(sectionNamed('每周五大进展')).toBe('weeklyTop');
  expect(sectionNamed('客户好事')).toBe('customerGood');
});

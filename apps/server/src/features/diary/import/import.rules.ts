import { type FieldError, type ImportedEntry, MAX_IMAGES, type Sections } from '@garden/contract';
import { fieldError } from '../../../http/refusal.ts';
import { excerptOf } from '../rules.ts';
import { readCsv } from './csv-read.rules.ts';
import type { ReadEntry, Unreadable } from './import-file.rules.ts';
import { readMarkdown } from './markdown-read.rules.ts';

/** The days of a file, read as its name's ending says. */
export function readFile(name: string, text: string): (ReadEntry | Unreadable)[] {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  // The sheet of a workbook comes as the text of a table.
  if (['csv', 'tsv', 'xlsx'].includes(ending)) return readCsv(name, text);
  if (['md', 'markdown', 'txt'].includes(ending)) return [readMarkdown(name, text)];
  return [{ file: name, row: null, key: 'importFileUnknown' }];
}

/**
 * The sections of an entry that knows the questions it answers: an answer to one that is not asked here stands at the
 * end of the summary, under its question.
 * @param asked ids of the questions and topics that its answers may answer here
 */
export function withAnswersTold(
  { sections, asked: questions }: ReadEntry,
  asked: ReadonlySet<string>,
): Sections {
  const isKnown = ({ id }: { readonly id: string }) => asked.has(id);
  const told = [...sections.answers, ...sections.topics]
    .filter((answer) => !isKnown(answer))
    .map(({ id, text }) => `**${questions.get(id) ?? ''}**\n\n${text}`);
  return {
    ...sections,
    summary: [sections.summary, ...told].filter((part) => part !== '').join('\n\n'),
    answers: sections.answers.filter(isKnown),
    topics: sections.topics.filter(isKnown),
  };
}

/** Two entries of one day as one: the second after the first, and what both cannot have, as the first has it. */
export function joinEntries(first: ReadEntry, next: ReadEntry): ReadEntry {
  const texts = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n');
  const heading = next.title !== null && first.title !== null && next.title !== first.title;
  const [a, b] = [first.sections, next.sections];
  const answers = (place: 'answers' | 'topics') => {
    const later = new Map(b[place].map(({ id, text }) => [id, text]));
    const joined = a[place].map(({ id, text }) => ({ id, text: texts(text, later.get(id) ?? '') }));
    const there = new Set(a[place].map(({ id }) => id));
    return [...joined, ...b[place].filter(({ id }) => !there.has(id))];
  };
  return {
    ...first,
    title: first.title ?? next.title,
    expression: first.expression ?? next.expression,
    images: [...first.images, ...next.images],
    asked: new Map([...next.asked, ...first.asked]),
    sections: {
      summary: texts(a.summary, heading ? `**${next.title}**` : '', b.summary),
      learnings: texts(a.learnings, b.learnings),
      mistakes: [...a.mistakes, ...b.mistakes],
      nextTasks: [...a.nextTasks, ...b.nextTasks],
      unclear: [...a.unclear, ...b.unclear],
      customerGood: [...a.customerGood, ...b.customerGood],
      weeklyTop: [...a.weeklyTop, ...b.weeklyTop],
      insight: texts(a.insight, b.insight),
      answers: answers('answers'),
      topics: answers('topics'),
    },
  };
}

/** Whether an entry says what another says, word for word. */
export function saysTheSame(one: ReadEntry, other: ReadEntry): boolean {
  return JSON.stringify(one.sections) === JSON.stringify(other.sections);
}

/** Whether a report is someone’s: by their name, however it is spaced. */
export function isReportOf(reporter: string | null, name: string): boolean {
  const plain = (written: string) => written.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
  return reporter === null || plain(reporter) === plain(name);
}

/** The day that programs write where they have none: the first that they count. */
const ZERO_DAYS: readonly string[] = ['1970-01-01', '1969-12-31'];

/**
 * What is to be known of an entry that is imported.
 * @param came the day on which its writer came to their team; null without one
 */
export function notesOn(day: string, pictures: number, came: string | null): ImportedEntry['notes'] {
  return [
    ...(came !== null && day < came ? (['beforeTeam'] as const) : []),
    ...(ZERO_DAYS.includes(day) ? (['zeroDay'] as const) : []),
    ...(pictures > MAX_IMAGES ? (['morePictures'] as const) : []),
  ];
}

/** What is told of a row that cannot be read. */
export function presentUnreadable({ file, row, key, params }: Unreadable): ImportedEntry {
  return {
    file,
    row,
    day: null,
    title: null,
    excerpt: '',
    pictures: [],
    notes: [],
    outcome: 'refused',
    reason: presentReason(fieldError('', key, params)),
  };
}

/** What is told of an entry: it is new, unless there is a reason why it is kept or refused. */
export function presentRead(
  { file, row, title, sections, images }: ReadEntry,
  day: string | null,
  found?: { readonly outcome: 'kept' | 'refused'; readonly reason: FieldError },
): ImportedEntry {
  return {
    file,
    row,
    day,
    title,
    excerpt: excerptOf(sections.summary),
    pictures: images.map(({ path }) => path),
    notes: [],
    outcome: found?.outcome ?? 'new',
    reason: found ? presentReason(found.reason) : null,
  };
}

function presentReason({ path, key, params = {}, message }: FieldError) {
  return { path, key, params: { ...params }, message };
}

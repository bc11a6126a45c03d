import type { FieldError, ImportedEntry, Sections } from '@garden/contract';
import { fieldError } from '../../../http/refusal.ts';
import { excerptOf } from '../rules.ts';
import { readCsv } from './csv-read.rules.ts';
import type { ReadEntry, Unreadable } from './import-file.rules.ts';
import { readMarkdown } from './markdown-read.rules.ts';

/** The days of a file, read as its name's ending says. */
export function readFile(name: string, text: string): (ReadEntry | Unreadable)[] {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (ending === 'csv') return readCsv(name, text);
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

/** What is told of a row that cannot be read. */
export function presentUnreadable({ file, row, key, params }: Unreadable): ImportedEntry {
  return {
    file,
    row,
    day: null,
    title: null,
    excerpt: '',
    pictures: [],
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
    outcome: found?.outcome ?? 'new',
    reason: found ? presentReason(found.reason) : null,
  };
}

function presentReason({ path, key, params = {}, message }: FieldError) {
  return { path, key, params: { ...params }, message };
}

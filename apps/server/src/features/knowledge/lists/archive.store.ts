import * as z from 'zod';
import type { ArchiveFile } from '../../../platform/personal-data.ts';
import { type ListName, type WrittenItem, writeList } from './markdown.rules.ts';

type Placed = WrittenItem & { readonly place: number };

/** What a list keeps of an item; null of one that was deleted, and of what others wrote. */
type Telling = {
  readonly list: ListName;
  readonly path: string;
  readonly tell: (row: unknown) => Placed | null;
};

const moment = z.union([z.string(), z.date().transform((date) => date.toISOString())]);
const deletable = { createdAt: moment, deletedAt: z.nullable(moment) };
const line = z.object({
  ...{ text: z.string(), source: z.string(), tags: z.array(z.string()), position: z.number() },
  ...deletable,
});
const question = z.object({
  ...{ question: z.string(), detail: z.string(), day: z.string(), solvedAt: z.nullable(moment) },
  ...deletable,
});
const mistake = z.object({
  ...{ text: z.string(), instead: z.string(), tags: z.array(z.string()), day: z.string() },
  ...deletable,
});

/** By the file of the archive that holds the rows. */
const tellings: Readonly<Record<string, Telling>> = {
  'my-wisdom.json': {
    ...{ list: 'wisdom', path: 'my-wisdom.md' },
    tell(row) {
      const { text, source, tags, position, createdAt: at, deletedAt } = line.parse(row);
      if (deletedAt !== null || text === '') return null;
      const more = { at, ...(source && { source }), ...(tags.length > 0 && { tags }) };
      return { text, body: '', more, place: position };
    },
  },
  'questions.json': {
    ...{ list: 'questions', path: 'questions.md' },
    tell(row) {
      const { question: text, detail: body, day, solvedAt, createdAt: at, deletedAt } = question.parse(row);
      return deletedAt ? null : { text, body, more: { day, at, ...(solvedAt && { solvedAt }) }, place: 0 };
    },
  },
  'mistakes.json': {
    ...{ list: 'mistakes', path: 'mistakes.md' },
    tell(row) {
      const { text, instead: body, tags, day, createdAt: at, deletedAt } = mistake.parse(row);
      return deletedAt ? null : { text, body, more: { day, at, ...(tags.length > 0 && { tags }) }, place: 0 };
    },
  },
};

/** A file of the archive, and where it is a list of one's own, the same as Markdown, which the list's import reads again. */
export async function* withMarkdown(file: ArchiveFile, locale: 'en' | 'zh'): AsyncGenerator<ArchiveFile> {
  const telling = tellings[file.path];
  if (!telling || !('rows' in file)) {
    yield file;
    return;
  }
  const items: Placed[] = [];
  async function* noting(rows: AsyncIterable<unknown>) {
    for await (const row of rows) {
      const item = telling?.tell(row);
      if (item) items.push(item);
      yield row;
    }
  }
  yield { path: file.path, rows: noting(file.rows) };
  const { list, path } = telling;
  items.sort((a, b) => a.place - b.place);
  if (items.length > 0) yield { path, pieces: writeList(list, items, locale) };
}

import * as z from 'zod';
import type { ArchiveFile } from '../../../platform/personal-data.ts';
import { writeHandbook } from '../handbook/markdown.rules.ts';
import { inTheirOrder } from '../handbook/rules.ts';
import { type ListName, type WrittenItem, writeList } from './markdown.rules.ts';

/** A text to read that a list of the archive becomes, too. */
type Telling<Item> = {
  readonly path: string;
  /** What the text holds of a row; null of one that was deleted, and of what others wrote. */
  tell(row: unknown): Item | null;
  write(items: readonly Item[], locale: 'en' | 'zh'): Iterable<string>;
};

/** Notes the rows of a list as they pass, and writes the text when they are through. */
const telling = <Item>({ path, tell, write }: Telling<Item>) =>
  async function* (file: ArchiveRows, locale: 'en' | 'zh'): AsyncGenerator<ArchiveFile> {
    const items: Item[] = [];
    async function* noting(rows: AsyncIterable<unknown>) {
      for await (const row of rows) {
        const item = tell(row);
        if (item) items.push(item);
        yield row;
      }
    }
    yield { path: file.path, rows: noting(file.rows) };
    if (items.length > 0) yield { path, pieces: write(items, locale) };
  };

type ArchiveRows = Extract<ArchiveFile, { readonly rows: AsyncIterable<unknown> }>;

const deletable = { createdAt: z.string(), deletedAt: z.nullable(z.string()) };
const line = z.object({
  text: z.string(),
  source: z.string(),
  tags: z.array(z.string()),
  position: z.number(),
  ...deletable,
});
const question = z.object({
  question: z.string(),
  detail: z.string(),
  day: z.string(),
  solvedAt: z.nullable(z.string()),
  ...deletable,
});
const mistake = z.object({
  text: z.string(),
  instead: z.string(),
  tags: z.array(z.string()),
  day: z.string(),
  ...deletable,
});

const guideline = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  content: z.string(),
  pinned: z.boolean(),
  position: z.number(),
  deletedAt: z.nullable(z.string()),
});

const asList = (list: ListName) => (items: readonly WrittenItem[], locale: 'en' | 'zh') =>
  writeList(list, items, locale);

/** By the file of the archive that holds the rows. */
const tellings: Readonly<Record<string, ReturnType<typeof telling>>> = {
  'my-wisdom.json': telling({
    path: 'my-wisdom.md',
    tell(row) {
      const { text, source, tags, position, createdAt: at, deletedAt } = line.parse(row);
      if (deletedAt !== null || text === '') return null;
      const more = { at, ...(source && { source }), ...(tags.length > 0 && { tags }) };
      return { text, body: '', more, place: position };
    },
    write: (items, locale) =>
      writeList(
        'wisdom',
        items.toSorted((a, b) => a.place - b.place),
        locale,
      ),
  }),
  'questions.json': telling({
    path: 'questions.md',
    tell(row) {
      const { question: text, detail: body, day, solvedAt, createdAt: at, deletedAt } = question.parse(row);
      return deletedAt ? null : { text, body, more: { day, at, ...(solvedAt && { solvedAt }) } };
    },
    write: asList('questions'),
  }),
  'mistakes.json': telling({
    path: 'mistakes.md',
    tell(row) {
      const { text, instead: body, tags, day, createdAt: at, deletedAt } = mistake.parse(row);
      return deletedAt ? null : { text, body, more: { day, at, ...(tags.length > 0 && { tags }) } };
    },
    write: asList('mistakes'),
  }),
  'handbook.json': telling({
    path: 'handbook.md',
    tell(row) {
      const told = guideline.parse(row);
      return told.deletedAt === null ? told : null;
    },
    write: (items, locale) => writeHandbook(inTheirOrder(items), locale),
  }),
};

/** A file of the archive, and where it is a list of one's own, the same as Markdown, which an import reads again. */
export async function* withMarkdown(file: ArchiveFile, locale: 'en' | 'zh'): AsyncGenerator<ArchiveFile> {
  const tellOf = tellings[file.path];
  if (tellOf && 'rows' in file) yield* tellOf(file, locale);
  else yield file;
}

import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { idMadeOf } from '../../../platform/made-id.ts';
import { zipTextsTask } from '../../../platform/zip-texts.ts';
import { EPUB, TYPE_FILE, type WrittenBook } from './epub.rules.ts';
import { writeEpubTask } from './epub.task.ts';
import { writeBook } from './markdown.rules.ts';
import { findBook, listChapters } from './store.ts';

export const autobiographyExport = call(api.autobiography.export, async (ctx, { locale, format }) => {
  const { userId, name: author } = ctx.actor;
  const { db } = ctx.database;
  const [book, found] = await Promise.all([
    findBook(db, userId),
    listChapters(db, userId, { from: '0001-01-01', to: '9999-12-31' }),
  ]);
  const chapters = book?.order === 'newest' ? found.toReversed() : found;
  if (format === 'markdown') {
    const content = encoded(writeBook(book, chapters, locale));
    return { name: 'book.md', mediaType: 'text/markdown; charset=utf-8', content };
  }
  const id = idMadeOf(['book', userId]);
  const written = { id, author, madeAt: ctx.now.toISOString(), locale, book, chapters };
  return { name: 'book.epub', mediaType: EPUB, content: packed(ctx, written) };
});

async function* packed(ctx: Context, book: WrittenBook): AsyncGenerator<Uint8Array> {
  const texts = await ctx.threads.run(writeEpubTask, book, ctx);
  yield await ctx.threads.run(zipTextsTask, { texts, stored: TYPE_FILE, at: book.madeAt }, ctx);
}

async function* encoded(pieces: Iterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for (const piece of pieces) yield encoder.encode(piece);
}

import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { idMadeOf } from '../../../platform/made-id.ts';
import { EPUB } from './epub.rules.ts';
import { packEpub, packMarkdown, plainMarkdown } from './files.store.ts';
import { filesOf } from './rules.ts';
import { findBook, listChapters } from './store.ts';

export const autobiographyExport = call(api.autobiography.export, async (ctx, { locale, format }) => {
  const { userId, name: author } = ctx.actor;
  const { db } = ctx.database;
  const [book, found] = await Promise.all([
    findBook(db, userId),
    listChapters(db, userId, { from: '0001-01-01', to: '9999-12-31' }),
  ]);
  const chapters = book?.order === 'newest' ? found.toReversed() : found;
  const written = {
    id: idMadeOf(['book', userId]),
    author,
    madeAt: ctx.now.toISOString(),
    locale,
    book,
    chapters,
  };
  if (format === 'epub') return { name: 'book.epub', mediaType: EPUB, content: packEpub(ctx, written) };
  if (filesOf(chapters).length > 0)
    return { name: 'book.zip', mediaType: 'application/zip', content: packMarkdown(ctx, written) };
  return { name: 'book.md', mediaType: 'text/markdown; charset=utf-8', content: plainMarkdown(ctx, written) };
});

import type { Context } from '../../../http/context.ts';
import { joinZips, zipStored } from '../../../platform/join-zips.ts';
import { zipTextsTask } from '../../../platform/zip-texts.ts';
import { encodeForBook } from '../../diary/encoding/store.ts';
import { imageKeys } from '../../diary/pictures/store.ts';
import { EPUB, pathOfPicture, TYPE_FILE, type WrittenBook } from './epub.rules.ts';
import { writeEpubTask } from './epub.task.ts';
import { pictureBeside } from './markdown.rules.ts';
import { writeMarkdownTask } from './markdown.task.ts';
import { filesOf } from './rules.ts';

/** A book before it is known which of its pictures are there. */
type Book = Omit<WrittenBook, 'pictures'>;

/** A book as an EPUB, made while it is sent: of its pictures one at a time is held. */
export const packEpub = (ctx: Context, book: Book) => joinZips(epubPieces(ctx, book));

async function* epubPieces(ctx: Context, book: Book): AsyncGenerator<Uint8Array> {
  const at = book.madeAt;
  yield zipStored(TYPE_FILE, new TextEncoder().encode(EPUB), at);
  const pictures: string[] = [];
  for (const file of filesOf(book.chapters)) {
    const kept = await ctx.files.get(imageKeys(file).large);
    const picture = kept && (await encodeForBook(kept));
    if (!picture) continue;
    pictures.push(file);
    yield zipStored(`EPUB/${pathOfPicture(file)}`, picture, at);
  }
  // Pages come last: they name the pictures that are there.
  const texts = await ctx.threads.run(writeEpubTask, { ...book, pictures }, ctx);
  yield await ctx.threads.run(zipTextsTask, { texts, at }, ctx);
}

/** A book as Markdown with its pictures beside it, made in the same way. */
export const packMarkdown = (ctx: Context, book: Book) => joinZips(markdownPieces(ctx, book));

async function* markdownPieces(ctx: Context, book: Book): AsyncGenerator<Uint8Array> {
  const at = book.madeAt;
  const pictures: string[] = [];
  for (const file of filesOf(book.chapters)) {
    const picture = await ctx.files.get(imageKeys(file).large);
    if (!picture) continue;
    pictures.push(file);
    yield zipStored(pictureBeside(file), picture, at);
  }
  const text = await ctx.threads.run(writeMarkdownTask, { ...book, pictures }, ctx);
  yield await ctx.threads.run(zipTextsTask, { texts: [['book.md', text] as const], at }, ctx);
}

/** A book without pictures as Markdown alone. */
export async function* plainMarkdown(ctx: Context, book: Book): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(await ctx.threads.run(writeMarkdownTask, { ...book, pictures: [] }, ctx));
}

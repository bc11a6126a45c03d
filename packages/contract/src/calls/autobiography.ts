import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { MAX_BOOK_DEDICATION, MAX_BOOK_LINE, MAX_BOOK_TITLE, MAX_CHAPTER_LINES } from '../limits.ts';
import { modelFault } from './ai-dialogue.ts';
import { image, imageFile, shownImage } from './diary-image.ts';

/** A line of a chapter, or a picture: drawn from a diary, which it opens, or added by hand. */
const bookLine = z.object({
  /** By which a drawn line is known again; null of one that was written by hand. */
  key: z.nullable(z.string()),
  /** Of a picture what it shows; may be empty. */
  text: z.string(),
  picture: z.nullable(image),
  /** Changed since it was drawn, or chosen by hand: drawing anew leaves it as it is. */
  edited: z.boolean(),
  diaryId: z.nullable(f.id()),
  day: z.nullable(f.day()),
});
export type BookLine = z.output<typeof bookLine>;

const chapter = z.object({
  month: f.month(),
  /** Empty where it goes by its month. */
  title: z.string(),
  lines: z.array(bookLine),
  /** 0 until it is drawn or written. */
  version: z.int(),
});
export type ChapterView = z.output<typeof chapter>;

const bookOrder = z.enum(['oldest', 'newest']);
const bookTitle = () => f.text({ max: MAX_BOOK_TITLE, tooLong: 'titleTooLong' });

export const autobiography = {
  get: endpoint({
    method: 'GET',
    path: 'user/autobiography/get',
    summary:
      'The title page of one’s own book, and its months: those one wrote in, and those with a chapter.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({}),
    output: z.object({
      title: z.string(),
      dedication: z.string(),
      order: bookOrder,
      /** The newest first, whatever the order. */
      months: z.array(
        z.object({
          month: f.month(),
          diaries: z.int(),
          title: z.string(),
          /** Lines of its chapter; 0 without one. */
          lines: z.int(),
        }),
      ),
    }),
  }),
  chapters: endpoint({
    method: 'GET',
    path: 'user/autobiography/chapters',
    summary: 'The chapters of a year of one’s own book, in the order of its months.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ year: f.year() }),
    output: z.object({ items: z.array(chapter) }),
  }),
  draw: endpoint({
    method: 'POST',
    path: 'user/autobiography/draw',
    summary:
      'Draws the chapter of a month anew from one’s diaries; what was changed, written or taken out by hand stays so.',
    kind: 'write',
    access: 'session',
    cost: 'dear',
    input: z.strictObject({
      month: f.month(),
      /** Whether the AI provider chooses the sentences; without it, nothing leaves the server. */
      model: z.optional(z.boolean()),
    }),
    output: z.object({
      ...chapter.shape,
      /** Who chose the sentences: a model, or “built-in”. */
      by: z.string(),
      /** Why the model did not choose them, where it was to. */
      fault: z.nullable(modelFault()),
    }),
  }),
  update: endpoint({
    method: 'POST',
    path: 'user/autobiography/update',
    summary:
      'Changes title, lines, pictures and their order in a chapter, or puts an earlier version back; a version that is not the newest answers 409.',
    kind: 'write',
    access: 'session',
    input: z
      .strictObject({
        month: f.month(),
        version: f.version({ from: 0 }),
        title: z._default(bookTitle(), ''),
        lines: z.optional(
          z
            .array(
              z
                .strictObject({
                  key: z.optional(z.nullable(z.string().check(z.maxLength(64, f.say('fieldTooLong'))))),
                  text: f.text({ max: MAX_BOOK_LINE, required: 'contentMissing' }),
                  /** A picture of one’s own, which a chapter shows once. */
                  picture: z.optional(imageFile()),
                })
                .check(
                  z.refine(({ text, picture }) => text !== '' || picture !== undefined, {
                    path: ['text'],
                    error: f.say('contentMissing'),
                  }),
                ),
            )
            .check(z.maxLength(MAX_CHAPTER_LINES, f.say('listTooLong'))),
        ),
        /** The version that the chapter says again, with its title. */
        putBack: z.optional(f.version({ from: 0 })),
      })
      .check(f.exactlyOne(['lines', 'putBack'], 'contentMissing')),
    output: chapter,
  }),
  pictures: endpoint({
    method: 'GET',
    path: 'user/autobiography/pictures',
    summary: 'The pictures of one’s own diaries of a month, by day, to choose from for its chapter.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ month: f.month() }),
    output: z.object({
      items: z.array(z.object({ ...shownImage().shape, diaryId: f.id(), day: f.day() })),
    }),
  }),
  versions: endpoint({
    method: 'GET',
    path: 'user/autobiography/versions',
    summary: 'What a chapter said before its latest changes, the newest first.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ month: f.month(), ...f.pageRequest }),
    output: f.page(
      z.object({
        version: z.int(),
        title: z.string(),
        lines: z.array(bookLine),
        /** When it was written, or drawn. */
        writtenAt: f.instant(),
      }),
    ),
  }),
  arrange: endpoint({
    method: 'POST',
    path: 'user/autobiography/arrange',
    summary: 'Writes the title page of one’s own book, and says in which order its chapters stand.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      title: bookTitle(),
      dedication: f.text({ max: MAX_BOOK_DEDICATION }),
      order: bookOrder,
    }),
    output: f.nothing(),
  }),
  export: endpoint({
    method: 'GET',
    path: 'user/autobiography/export',
    summary: 'One’s own book as Markdown, in a ZIP where it has pictures, or as an EPUB; in its order.',
    kind: 'read',
    access: 'session',
    cost: 'dear',
    input: z.strictObject({
      locale: z._default(f.locale(), 'en'),
      format: z._default(z.enum(['markdown', 'epub']), 'markdown'),
    }),
    output: f.file(),
    response: 'file',
  }),
};

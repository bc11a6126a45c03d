import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

const MAX_CATEGORY = 40;
const MAX_CONTENT = 20_000;
/** Characters of a handbook that is imported at once. */
const MAX_IMPORT = 200_000;

const title = () => f.text({ min: 1, max: 120, required: 'titleMissing', tooLong: 'titleTooLong' });
const category = () => f.text({ max: MAX_CATEGORY, tooLong: 'categoryTooLong' });
const namedCategory = () =>
  f.text({ min: 1, max: MAX_CATEGORY, required: 'categoryRequired', tooLong: 'categoryTooLong' });
/** 1 for Monday to 7 for Sunday. */
const weekdays = () => z.array(f.count({ from: 1, to: 7 })).check(z.maxLength(7, f.say('listTooLong')));
const flag = () => z.optional(z.union([z.literal(true), z.literal('true')], f.say('flagInvalid')));

export const guidelineView = z.object({
  id: f.id(),
  title: z.string(),
  /** Empty for none. */
  category: z.string(),
  /** Markdown. */
  content: z.string(),
  pinned: z.boolean(),
  position: z.int(),
  /** On which days the editor shows it: 1 for Monday to 7 for Sunday. */
  weekdays: z.array(z.int()),
  version: z.int(),
  /** Mistakes that it was made of, the newest first. */
  mistakes: z.array(z.object({ id: f.id(), text: z.string(), day: f.day() })),
  createdAt: f.instant(),
  updatedAt: f.instant(),
});
export type GuidelineView = z.output<typeof guidelineView>;

const guidelineVersionView = z.object({
  version: z.int(),
  title: z.string(),
  category: z.string(),
  content: z.string(),
  /** When this text was written. */
  writtenAt: f.instant(),
});

export const handbook = {
  getList: endpoint({
    method: 'POST',
    path: 'user/handbook/getList',
    summary:
      'One’s own guidelines, pinned ones first: of a category, or with all words of a keyword; and all categories.',
    kind: 'read',
    access: 'session',
    cost: 'dear with a keyword',
    input: z.strictObject({
      category: z.optional(category()),
      keyword: z.optional(f.text({ max: 100 })),
      ...f.pageRequest,
    }),
    output: z.object({
      items: z.array(guidelineView),
      nextCursor: z.nullable(z.string()),
      /** Those in use, by name; the empty one stands for none. */
      categories: z.array(z.object({ name: z.string(), count: z.int() })),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: 'user/handbook/get',
    summary: 'One guideline of one’s own, with what it said before each change; the newest first.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ guidelineId: f.id() }),
    output: z.object({ guideline: guidelineView, versions: z.array(guidelineVersionView) }),
  }),
  upset: endpoint({
    method: 'POST',
    path: 'user/handbook/upset',
    summary:
      'Adds a guideline, or with an id changes it and keeps what it said; a version that is not the newest answers 409.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      guidelineId: z.optional(f.id()),
      /** The version that the change is based on; asked for where there is an id. */
      version: z.optional(f.version({ from: 1 })),
      title: title(),
      category: z._default(category(), ''),
      content: f.markdown({ min: 1, max: MAX_CONTENT, required: 'contentMissing' }),
      pinned: z.optional(z.boolean()),
      weekdays: z.optional(weekdays()),
    }),
    output: guidelineView,
  }),
  arrange: endpoint({
    method: 'POST',
    path: 'user/handbook/arrange',
    summary: 'Pins a guideline, moves it, or has the editor show it on weekdays; its text and version stay.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      guidelineId: f.id(),
      pinned: z.optional(z.boolean()),
      weekdays: z.optional(weekdays()),
      /** The place it gets among the pinned ones or the others, from 0; one beyond the last is the last. */
      position: z.optional(f.count({ from: 0, to: 10_000 })),
    }),
    output: guidelineView,
  }),
  delete: endpoint({
    method: 'GET',
    path: 'user/handbook/delete',
    summary: 'Deletes a guideline; within 30 days `undo` restores it, then it is erased with its versions.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ guidelineId: f.id(), undo: flag() }),
    output: f.nothing(),
  }),
  category: endpoint({
    method: 'POST',
    path: 'user/handbook/category',
    summary: 'Renames a category of one’s own; with the name of another one, the two become one.',
    kind: 'write',
    access: 'session',
    cost: 'dear',
    input: z.strictObject({ from: namedCategory(), to: namedCategory() }),
    output: z.object({ changed: z.int(), merged: z.boolean() }),
  }),
  export: endpoint({
    method: 'GET',
    path: 'user/handbook/export',
    summary: 'One’s own handbook as Markdown, which `import` reads again.',
    kind: 'read',
    access: 'session',
    cost: 'dear',
    input: z.strictObject({}),
    output: f.file(),
    response: 'file',
  }),
  import: endpoint({
    method: 'POST',
    path: 'user/handbook/import',
    summary:
      'Adds the guidelines of a Markdown text; those that the handbook has word for word are left out.',
    kind: 'write',
    access: 'session',
    cost: 'dear',
    input: z.strictObject({ markdown: f.text({ min: 1, max: MAX_IMPORT, required: 'contentMissing' }) }),
    output: z.object({
      added: z.int(),
      /** What was left out: there already, or with a title or content that a guideline can’t have. */
      skipped: z.array(
        z.object({ title: z.string(), reason: z.enum(['known', 'title', 'category', 'content']) }),
      ),
    }),
  }),
};

import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { person } from '../person.ts';
import { sectionNames } from '../section-texts.ts';
import { sections } from '../sections.ts';
import { grapeRenderingData, grapeRenderingList } from './diary-grape.ts';
import { addImage } from './diary-image.ts';
import { importDiaries, listImports, undoImport } from './diary-import.ts';
import { quitMatching } from './diary-quit.ts';
import { earlier, share } from './diary-share.ts';
import { skip } from './diary-skip.ts';
import { customerReview, dayName, dayState, diaryView, verdict, writtenDiary } from './diary-view.ts';
import { grade } from './grade.ts';
import { expression } from './memes.ts';
import { diaryReaders } from './readers.ts';

const monthView = z.object({
  month: f.month(),
  today: f.day(),
  streak: z.int(),
  days: z.array(
    z.object({
      day: f.day(),
      state: dayState,
      late: z.boolean(),
      /** Where the caller may read it. */
      diaryId: z.nullable(f.id()),
      /** Visible characters. */
      length: z.int(),
      /** Where the caller may see it. */
      grade: z.nullable(grade),
      /** What the day is called where it is free for everyone. */
      holiday: z.nullable(dayName),
    }),
  ),
});
export type DiaryMonthView = z.output<typeof monthView>;

/** What a diary said from one change to the next. */
const versionView = z.object({
  version: z.int(),
  title: z.nullable(z.string()),
  sections,
  writtenAt: f.instant(),
});
export type DiaryVersionView = z.output<typeof versionView>;

/** A part of a diary where words of a search stand. */
const match = z.object({
  section: z.enum(['title', ...sectionNames]),
  /** An excerpt of what is shown there. */
  text: z.string(),
  /** Places in the excerpt, in UTF-16 units. */
  marks: z.array(z.object({ start: z.int(), end: z.int() })),
});
/** A diary that was found, without its sections. */
const foundDiary = z.object({
  id: f.id(),
  author: person,
  day: f.day(),
  /** The teams that read it, as far as the reader is in them. */
  teamIds: z.array(f.id()),
  title: z.nullable(z.string()),
  /** Where there are no matches, how its summary begins, on one line. */
  beginning: z.string(),
  /** Where its reader may see it, and its author is scored. */
  score: z.nullable(z.object({ total: z.int(), grade })),
  /** A plain grape instead of a score, as in `DiaryView`. */
  plain: z.boolean(),
  /** Of its customer-good items, the oldest first. */
  reviews: z.array(customerReview),
});
export type FoundDiary = z.output<typeof foundDiary>;

const searchHit = z.object({ diary: foundDiary, matches: z.array(match) });
export type SearchHit = z.output<typeof searchHit>;

export const diary = {
  skip,
  image: addImage,
  import: importDiaries,
  imports: listImports,
  undoImport,
  readers: diaryReaders,
  grapeRenderingData,
  grapeRenderingList,
  quitMatching,
  earlier,
  share,
  publish: endpoint({
    method: 'POST',
    path: 'user/diary/publish',
    summary: 'Publishes the diary of a day, once: repeating it answers with the same diary.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      day: f.day(),
      ...writtenDiary,
    }),
    output: diaryView,
  }),
  update: endpoint({
    method: 'POST',
    path: 'user/diary/update',
    summary: 'Changes a published diary; the earlier text stays in its history.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      diaryId: f.id(),
      /** The version this text grew from. */
      version: f.version({ from: 1 }),
      ...writtenDiary,
    }),
    output: diaryView,
  }),
  expression: endpoint({
    method: 'POST',
    path: 'user/diary/expression',
    summary: 'Puts an emoji or a sticker beside a published diary, or removes it; no new version.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ diaryId: f.id(), expression: z.nullable(expression()) }),
    output: diaryView,
  }),
  delete: endpoint({
    method: 'POST',
    path: 'user/diary/delete',
    summary:
      'Hides a diary with the questions asked in it, or without them; within 30 days `undo` restores it, then it is erased.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      diaryId: f.id(),
      undo: z.optional(z.boolean()),
      /** What happens to the questions that were asked in it, and their answers. */
      questions: z._default(z.enum(['keep', 'delete']), 'delete'),
    }),
    output: f.nothing(),
  }),
  get: endpoint({
    method: 'POST',
    path: 'user/diary/get',
    summary: 'One diary that the caller may read.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ diaryId: f.id() }),
    output: diaryView,
  }),
  customerReview: endpoint({
    method: 'POST',
    path: 'user/diary/customer-review',
    summary:
      'Praises a customer-good item or asks for more, for leaders of its author; again changes it, `undo` takes it back.',
    kind: 'write',
    access: 'session',
    input: z
      .strictObject({
        diaryId: f.id(),
        /** As the caller reads it. */
        item: f.text({ min: 1, max: 500 }),
        verdict: z.optional(verdict),
        note: z.optional(f.text({ max: 500 })),
        undo: z.optional(z.literal(true)),
      })
      .check(f.exactlyOne(['verdict', 'undo'], 'fieldRequired')),
    output: diaryView,
  }),
  recently: endpoint({
    method: 'GET',
    path: 'user/diary/recently',
    summary:
      'The feed of all one’s teams, or of one; of a department, a follow group, those one follows or one person; newest day first.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({
      teamId: z.optional(f.id()),
      departmentId: z.optional(f.id()),
      authorId: z.optional(f.id()),
      /** A group of the caller's own. */
      followGroupId: z.optional(f.id()),
      following: f.flag(),
      ...f.pageRequest,
    }),
    output: f.page(diaryView),
  }),
  unanswered: endpoint({
    method: 'GET',
    path: 'user/diary/unanswered',
    summary:
      'Diaries of the last fortnight that no one has answered, of people the caller leads or follows; newest day first.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ teamId: z.optional(f.id()), ...f.pageRequest }),
    output: z.extend(f.page(diaryView), {
      /**
       * Of a team that is asked for, the entries of the last 30 days whose answer came within a working day or could have;
       * null with fewer than five people who wrote.
       */
      share: z.nullable(z.object({ entries: z.int(), answered: z.int() })),
    }),
  }),
  search: endpoint({
    method: 'POST',
    path: 'user/diary/search',
    summary:
      'Diaries that hold all words of a keyword where the caller may read them; the best first, then newest.',
    kind: 'read',
    access: 'session',
    cost: 'dear',
    input: z.strictObject({
      keyword: z.optional(f.text({ max: 100 })),
      authorId: z.optional(f.id()),
      teamId: z.optional(f.id()),
      from: z.optional(f.day()),
      to: z.optional(f.day()),
      /** A section that says something. */
      has: z.optional(z.enum(['learnings', 'unclear', 'customerGood', 'weeklyTop', 'insight'])),
      /** As the caller may see it. */
      grade: z.optional(grade),
      ...f.pageRequest,
    }),
    output: f.page(searchHit),
  }),
  history: endpoint({
    method: 'GET',
    path: 'user/diary/history',
    summary: 'The days of a month with their states; with a diaryId, what one’s own entry said before.',
    kind: 'read',
    access: 'session',
    input: z
      .strictObject({
        month: z.optional(f.month()),
        /** Whose month; without one, the caller’s. */
        userId: z.optional(f.id()),
        diaryId: z.optional(f.id()),
        ...f.pageRequest,
      })
      .check(f.exactlyOne(['month', 'diaryId'], 'monthInvalid')),
    output: z.union([monthView, f.page(versionView)]),
  }),
  numbers: endpoint({
    method: 'GET',
    path: 'user/diary/numbers',
    summary: 'What one has written in all: diaries, characters, working days in a row, and since when.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({}),
    output: z.object({
      diaries: z.int(),
      /** Visible characters of all that readers see. */
      length: z.int(),
      streak: z.int(),
      firstDay: z.nullable(f.day()),
    }),
  }),
};

import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { sectionNames, sections, writtenSections } from '../sections.ts';
import { talkView } from '../thread.ts';
import { person } from './account.ts';
import { addImage, draftImages, shownImages, writtenImages } from './diary-image.ts';
import { importDiaries } from './diary-import.ts';
import { readers } from './diary-readers.ts';
import { expression as writtenExpression } from './memes.ts';
import { teamModules } from './team-settings.ts';
import { todoStatus } from './todo.ts';
import { dayName, skip } from './vacation.ts';

/** The longest title of a diary, in characters (product, section 16). */
export const MAX_TITLE = 120;
const title = () => z.optional(f.text({ max: MAX_TITLE, tooLong: 'titleTooLong' }));
/** Who reads it: teams of the writer; none keeps it private; left out, all of them. */
const audience = () => z.optional(z.array(f.id()).check(z.maxLength(50)));
/** What stands beside the entry; null takes it away. */
const expression = () => z.optional(z.nullable(writtenExpression()));

/** As a query carries it; without it, no. */
const flag = () => z.optional(z.union([z.literal(true), z.literal('true')], f.say('flagInvalid')));

const verdict = z.enum(['praise', 'ask']);

/** What a leader of the author said of a customer-good item: praise, or a wish to hear more. */
const customerReview = z.object({
  /** The item as it reads here. */
  item: z.string(),
  reviewer: person,
  verdict,
  note: z.string(),
  at: f.instant(),
});
export type CustomerReview = z.output<typeof customerReview>;

const diaryView = z.object({
  id: f.id(),
  author: person,
  day: f.day(),
  /** The teams that read it, as far as the reader is in them. */
  teamIds: z.array(f.id()),
  title: z.nullable(z.string()),
  sections,
  /** What `answers` and `topics` answer, as it read then, where the reader is in its team. */
  asked: z.array(z.object({ id: f.id(), text: z.string() })),
  expression: z.nullable(z.string()),
  images: shownImages(),
  version: z.int(),
  publishedAt: f.instant(),
  updatedAt: f.instant(),
  /** Published after its day had ended. */
  late: z.boolean(),
  /** What is said about it in the teams that the reader shares with it. */
  talk: talkView,
  /** Of its customer-good items, the oldest first. */
  reviews: z.array(customerReview),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), reviewGood: z.boolean() }),
});
export type DiaryView = z.output<typeof diaryView>;

const draftView = z.object({
  day: f.day(),
  title: z.nullable(z.string()),
  sections,
  teamIds: z.nullable(z.array(f.id())),
  expression: z.nullable(z.string()),
  images: draftImages(),
  version: z.int(),
  savedAt: f.instant(),
});
export type DraftView = z.output<typeof draftView>;

export const dayState = z.enum(['not_submitted', 'submitted', 'missed', 'vacation', 'holiday', 'upcoming']);

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
      /** What the day is called where it is free for everybody. */
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

/** Tells the two answers of `diary.history` apart. */
export function isMonth(history: DiaryMonthView | { items: DiaryVersionView[] }): history is DiaryMonthView {
  return 'days' in history;
}

/** A part of a diary where words of a search stand. */
const match = z.object({
  section: z.enum(['title', ...sectionNames]),
  /** An excerpt of what is shown there. */
  text: z.string(),
  /** Places in the excerpt, in UTF-16 units. */
  marks: z.array(z.object({ start: z.int(), end: z.int() })),
});
const searchHit = z.object({ diary: diaryView, matches: z.array(match) });
export type SearchHit = z.output<typeof searchHit>;

export const draft = {
  add: endpoint({
    method: 'POST',
    path: 'user/draft/add',
    summary: 'Saves the draft of a day; a version that is not the newest answers 409 with the newer draft.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      day: f.day(),
      title: title(),
      sections: writtenSections,
      teamIds: audience(),
      expression: expression(),
      images: writtenImages(),
      /** The version this text grew from; 0 for the first. */
      version: f.version({ from: 0 }),
    }),
    output: z.object({ version: z.int(), savedAt: f.instant() }),
  }),
  get: endpoint({
    method: 'GET',
    path: 'user/draft/get',
    summary: 'All that the editor of a day opens with; without a day, today.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ day: z.optional(f.day()) }),
    output: z.object({
      day: f.day(),
      today: f.day(),
      state: dayState,
      draft: z.nullable(draftView),
      /** What is published for this day already. */
      diary: z.nullable(diaryView),
      /** The to-dos of this day, and those left open before it; `day` is when the last of them was planned. */
      carry: z.nullable(
        z.object({
          day: f.day(),
          tasks: z.array(z.object({ id: f.id(), text: z.string(), status: todoStatus })),
        }),
      ),
      nextWorkingDay: f.day(),
      /** What the day is called where it is free for everybody: a public holiday, the team’s own day off. */
      holiday: z.nullable(dayName),
      /** Optional sections that the home team writes; what stands in another one stays, and is published with the rest. */
      modules: teamModules,
      /** What publishing this day asks for: visible characters, and a number of mistakes. */
      minimum: z.object({
        summary: z.int(),
        learnings: z.int(),
        insight: z.int(),
        /** More than none on the week's last working day alone, as many as the week still lacks. */
        mistakes: z.int(),
      }),
      /** Daily questions of the home team for this day. */
      questions: z.array(z.object({ id: f.id(), text: z.string() })),
      /** Topics of the writer's teams that run on this day; `to` is their last one. */
      topics: z.array(
        z.object({ id: f.id(), teamId: f.id(), title: z.string(), prompt: z.string(), to: f.day() }),
      ),
      /** On the week's last working day, what comes with it. */
      weekEnd: z.nullable(
        z.object({
          /** Whether the writer is a leader, whose insight is asked for. */
          insight: z.boolean(),
          /** What the week's other entries tell, to pick its progress from. */
          entries: z.array(z.object({ day: f.day(), lines: z.array(z.string()) })),
        }),
      ),
    }),
  }),
};

export const diary = {
  skip,
  image: addImage,
  import: importDiaries,
  readers,
  publish: endpoint({
    method: 'POST',
    path: 'user/diary/publish',
    summary: 'Publishes the diary of a day, once: repeating it answers with the same diary.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      day: f.day(),
      title: title(),
      sections: writtenSections,
      teamIds: audience(),
      expression: expression(),
      images: writtenImages(),
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
      title: title(),
      sections: writtenSections,
      teamIds: audience(),
      expression: expression(),
      images: writtenImages(),
    }),
    output: diaryView,
  }),
  expression: endpoint({
    method: 'POST',
    path: 'user/diary/expression',
    summary: 'Puts an emoji or a sticker beside a published diary, or takes it away; no new version.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ diaryId: f.id(), expression: z.nullable(writtenExpression()) }),
    output: diaryView,
  }),
  delete: endpoint({
    method: 'POST',
    path: 'user/diary/delete',
    summary: 'Hides a diary; within 30 days `undo` brings it back, then it is erased.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ diaryId: f.id(), undo: z.optional(z.boolean()) }),
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
      following: flag(),
      ...f.pageRequest,
    }),
    output: f.page(diaryView),
  }),
  unanswered: endpoint({
    method: 'GET',
    path: 'user/diary/unanswered',
    summary:
      'Diaries of the last fortnight that nobody has answered, of people whom the caller leads or follows; newest day first.',
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
    input: z.strictObject({
      keyword: z.optional(f.text({ max: 100 })),
      authorId: z.optional(f.id()),
      teamId: z.optional(f.id()),
      from: z.optional(f.day()),
      to: z.optional(f.day()),
      /** A section that says something. */
      has: z.optional(z.enum(['learnings', 'unclear', 'customerGood', 'weeklyTop', 'insight'])),
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
};

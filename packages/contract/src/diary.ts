import * as z from 'zod/mini';
import { person } from './account.ts';
import { endpoint } from './endpoint.ts';
import * as f from './fields.ts';
import { sections, writtenSections } from './sections.ts';
import { teamModules } from './team-settings.ts';

const title = () => z.optional(f.text({ max: 120 }));
/** Who reads it: teams of the writer; none keeps it private; left out, all of them. */
const audience = () => z.optional(z.array(f.id()).check(z.maxLength(50)));
/** An emoji beside the entry; null takes it away. */
const expression = () => z.optional(z.nullable(f.text({ min: 1, max: 4 })));

export const diaryView = z.object({
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
  version: z.int(),
  publishedAt: f.instant(),
  updatedAt: f.instant(),
  /** Published after its day had ended. */
  late: z.boolean(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type DiaryView = z.output<typeof diaryView>;

const draftView = z.object({
  day: f.day(),
  title: z.nullable(z.string()),
  sections,
  teamIds: z.nullable(z.array(f.id())),
  expression: z.nullable(z.string()),
  version: z.int(),
  savedAt: f.instant(),
});
export type DraftView = z.output<typeof draftView>;

export const dayState = z.enum(['not_submitted', 'submitted', 'missed', 'vacation', 'holiday', 'upcoming']);
export type DayStateName = z.output<typeof dayState>;

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
      /** What the last entry before this day planned. */
      carry: z.nullable(z.object({ day: f.day(), tasks: z.array(z.string()) })),
      nextWorkingDay: f.day(),
      /** Optional sections that the home team writes; what stands in another one stays, and is published with the rest. */
      modules: teamModules,
      /** Minimum visible lengths that publishing asks for today. */
      minimum: z.object({ summary: z.int(), learnings: z.int() }),
    }),
  }),
};

export const diary = {
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
    }),
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
  recently: endpoint({
    method: 'GET',
    path: 'user/diary/recently',
    summary: 'The feed of a team, or of all one’s teams; newest day first.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ teamId: z.optional(f.id()), ...f.pageRequest }),
    output: f.page(diaryView),
  }),
  history: endpoint({
    method: 'GET',
    path: 'user/diary/history',
    summary: 'The days of a month with their states; without a userId, one’s own.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ userId: z.optional(f.id()), month: f.month() }),
    output: z.object({
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
        }),
      ),
    }),
  }),
};

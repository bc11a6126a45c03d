import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { draftSections, sections } from '../sections.ts';
import { draftImages } from './diary-image.ts';
import { dayName, dayState, diaryView, writtenDiary } from './diary-view.ts';
import { currentImprovement } from './last-improve.ts';
import { mistakeAsked } from './mistake.ts';
import { firstWeek } from './newcomer.ts';
import { teamModules } from './team-settings.ts';
import { todoStatus } from './todo.ts';

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

export const draft = {
  add: endpoint({
    method: 'POST',
    path: 'user/draft/add',
    summary: 'Saves the draft of a day; a version that is not the newest answers 409 with the newer draft.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      day: f.day(),
      ...writtenDiary,
      sections: draftSections,
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
      /** What the day is called where it is free for everyone: a public holiday, the team’s own day off. */
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
      /** Where mistakes are asked for: what else of the week may still hold them, and those of the week before. */
      weekMistakes: z.nullable(z.object({ daysLeft: z.array(f.day()), lastWeek: z.array(z.string()) })),
      /** Guidelines of one’s own that are shown on this weekday. */
      guidelines: z.array(
        z.object({ id: f.id(), title: z.string(), category: z.string(), content: z.string() }),
      ),
      /** At most one a day, for today alone, and never on vacation. */
      mistakeAsked: z.nullable(mistakeAsked),
      /** Interviews that the writer has to hold before they can publish: of each, the member and the month. */
      interviewsFirst: z.array(z.object({ teamId: f.id(), id: f.id(), name: z.string(), month: f.month() })),
      /** In one’s first days in the home team. */
      firstWeek: z.nullable(firstWeek),
      /** What one does better at present. */
      improvement: z.nullable(currentImprovement),
    }),
  }),
};

import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { MAX_MOOD_NOTE, MAX_TALK_NAME } from '../limits.ts';
import { footprintKinds, moodFaces } from '../looking-back.ts';
import { dayName, dayState } from './diary-view.ts';
import { grade } from './grade.ts';

/** A day with a diary or a mood of one's own. */
const moodDay = z.object({
  day: f.day(),
  /** The face that was declared: kept to oneself, or the one that stands beside the diary. */
  mood: z.nullable(z.string()),
  /** Whether it is kept to oneself; the other one is read with the diary. */
  kept: z.boolean(),
  /** Empty for none; its owner's alone. */
  note: z.string(),
  diaryId: z.nullable(f.id()),
  /** How the diary begins, on one line; empty without one. */
  beginning: z.string(),
});
export type MoodDay = z.output<typeof moodDay>;

const footprint = z.object({
  kind: z.enum(footprintKinds),
  day: f.day(),
  /** The diary, goal, mistake or question. */
  id: f.id(),
  /** How the diary begins, or what the goal, the mistake or the question says; on one line. */
  text: z.string(),
  /** Of a milestone: the how-manieth diary it is. */
  count: z.nullable(z.int()),
  /** Of a diary: where its author is scored. */
  grade: z.nullable(grade),
  /** Of a diary: how the day was, as its writer said. */
  mood: z.nullable(z.string()),
});
export type Footprint = z.output<typeof footprint>;

const span = { from: f.day(), to: f.day() };
const hiddenMemory = z.object({ id: f.id(), ...span });
export type HiddenMemory = z.output<typeof hiddenMemory>;

export const growth = {
  footprints: endpoint({
    method: 'GET',
    path: 'user/growth/footprints',
    summary:
      'One’s own timeline, newest first: diaries, first times, milestones, goals reached, mistakes outgrown; none of hidden days.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({
      /** Diaries alone, or all but diaries. */
      show: z.optional(z.enum(['entries', 'marks'])),
      /** Begins at the end of this month. */
      month: z.optional(f.month()),
      ...f.pageRequest,
    }),
    output: f.page(footprint),
  }),
  year: endpoint({
    method: 'GET',
    path: 'user/growth/year',
    summary: 'The days of one’s own year with their states, as they were kept; a hidden day opens nothing.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ year: f.year() }),
    output: z.object({
      year: f.year(),
      today: f.day(),
      /** The first year with a diary; this one without any. */
      firstYear: f.year(),
      days: z.array(
        z.object({
          day: f.day(),
          state: dayState,
          late: z.boolean(),
          diaryId: z.nullable(f.id()),
          hidden: z.boolean(),
          /** What the day is called where it is free for everyone. */
          holiday: z.nullable(dayName),
        }),
      ),
    }),
  }),
  onThisDay: endpoint({
    method: 'GET',
    path: 'user/growth/on-this-day',
    summary:
      'What one wrote a month ago, half a year ago, and on this day of each earlier year; none of hidden days.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({}),
    output: z.object({
      today: f.day(),
      items: z.array(
        z.object({
          /** How long ago, in months: 1, 6, 12, 24 … */
          months: z.int(),
          day: f.day(),
          diaryId: f.id(),
          beginning: z.string(),
        }),
      ),
    }),
  }),
  hide: endpoint({
    method: 'POST',
    path: 'user/growth/hide',
    summary:
      'Leaves some days out of what one looks back on; their diaries stay where they are. Hidden again, it is the same.',
    kind: 'write',
    access: 'session',
    input: z.strictObject(span),
    output: hiddenMemory,
  }),
  hidden: endpoint({
    method: 'GET',
    path: 'user/growth/hidden',
    summary: 'The days that one has hidden, the newest first.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({}),
    output: z.object({ items: z.array(hiddenMemory) }),
  }),
  reveal: endpoint({
    method: 'POST',
    path: 'user/growth/reveal',
    summary: 'Shows hidden days again; within 30 days `undo` hides them as before.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ hiddenId: f.id(), undo: z.optional(z.boolean()) }),
    output: f.nothing(),
  }),
  moods: endpoint({
    method: 'GET',
    path: 'user/growth/moods',
    summary:
      'The days of a year on which one wrote or declared a mood, with the face and how the diary begins; one’s own alone.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ year: f.year() }),
    output: z.object({
      year: f.year(),
      today: f.day(),
      /** The first year with a diary or a mood; this one without any. */
      firstYear: f.year(),
      /** None of hidden days. */
      days: z.array(moodDay),
      hidden: z.array(hiddenMemory),
      talk: z.object({
        /** Whether two weeks were low, and one wasn’t offered to talk to someone in the last 90 days. */
        offered: z.boolean(),
        /** The person that one means to talk to, for 14 days; empty without one. */
        person: z.string(),
      }),
    }),
  }),
  talk: endpoint({
    method: 'POST',
    path: 'user/growth/talk',
    summary:
      'After two low weeks: keeps, for oneself alone, the name of the person that one means to talk to; empty for no one, or once it is done. No one is told.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ person: f.text({ max: MAX_TALK_NAME }) }),
    output: f.nothing(),
  }),
  mood: endpoint({
    method: 'POST',
    path: 'user/growth/mood',
    summary:
      'Declares how a day was, for oneself alone and without a diary if need be; null takes it back with its note.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      day: f.day(),
      mood: z.nullable(z.enum(moodFaces, f.say('emojiUnknown'))),
      note: z._default(f.text({ max: MAX_MOOD_NOTE }), ''),
    }),
    output: f.nothing(),
  }),
};

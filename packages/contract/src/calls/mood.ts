import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

/** Five faces, from 1 (the lowest) to 5. */
const face = () => f.count({ from: 1, to: 5 });
/** ISO weekdays, Monday is 1; none is off. */
const weekdays = () => z.array(f.count({ from: 1, to: 7 })).check(z.maxLength(7, f.say('listTooLong')));

const ownChoice = z.object({
  /** Whether one is asked at all. */
  on: z.boolean(),
  /** From when on, by one’s own clock. */
  askAt: z.string(),
});
export type MoodChoice = z.output<typeof ownChoice>;

const moodDay = z.object({
  day: f.day(),
  /** To the nearest half; null where it is withheld. */
  mean: z.nullable(z.number()),
  /** What nearly all chose, where a mean would tell what each did. */
  most: z.nullable(z.int()),
});
export type TeamMoodDay = z.output<typeof moodDay>;

export const mood = {
  ask: endpoint({
    method: 'GET',
    path: 'user/mood/ask',
    summary:
      'Which teams ask how one’s day is going, now: on days they chose, from one’s own hour on, never on vacation, and not once one has answered.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({}),
    output: z.object({
      items: z.array(
        z.object({
          /** What a notice of it is about. */
          id: f.id(),
          teamId: f.id(),
          day: f.day(),
        }),
      ),
    }),
  }),
  answer: endpoint({
    method: 'POST',
    path: 'user/mood/answer',
    summary: 'Answers with one of five faces, anonymously, once and for all.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ teamId: f.id(), day: f.day(), face: face() }),
    leavesNoTrace: () => true,
    output: f.nothing(),
  }),
  trend: endpoint({
    method: 'GET',
    path: 'user/mood/trend',
    summary:
      'The mood of a team day by day, as each was counted once on the morning after: nothing below five answers, and no number that two days share.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({
      teamId: f.id(),
      /** First and last day, both included; the four weeks up to yesterday without. */
      from: z.optional(f.day()),
      to: z.optional(f.day()),
    }),
    output: z.object({
      from: f.day(),
      to: f.day(),
      /** Whether the team asks at present. */
      on: z.boolean(),
      /** The days that were asked about. */
      days: z.array(moodDay),
    }),
  }),
  settings: endpoint({
    method: 'GET',
    path: 'user/mood/settings',
    summary: 'Whether and from when on one is asked, and on which weekdays one’s teams ask.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({}),
    output: z.object({
      ...ownChoice.shape,
      teams: z.array(z.object({ teamId: f.id(), weekdays: z.array(z.int()) })),
    }),
  }),
  change: endpoint({
    method: 'POST',
    path: 'user/mood/change',
    summary: 'Changes whether one is asked, or from when on; what is left out stays.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ on: z.optional(z.boolean()), askAt: z.optional(f.timeOfDay()) }),
    output: ownChoice,
  }),
  plan: endpoint({
    method: 'POST',
    path: 'user/mood/plan',
    summary:
      'Says on which weekdays a team asks, from its next morning on; on none it is off. For administrators.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ teamId: f.id(), weekdays: weekdays() }),
    output: z.object({ weekdays: z.array(z.int()) }),
  }),
};

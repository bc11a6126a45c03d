import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { person } from '../person.ts';
import { dayNoteView } from './day-note.ts';

const flag = () => z.optional(z.union([z.literal(true), z.literal('true')], f.say('flagInvalid')));

/** Which days of which people; without days, the four weeks up to yesterday. */
const asked = {
  teamId: f.id(),
  /** First and last day, both included; of days that are not over yesterday is the last. */
  from: z.optional(f.day()),
  to: z.optional(f.day()),
  /** Without one, the whole team. */
  departmentId: z.optional(f.id()),
};

const dayNumbers = z.object({
  /** How many were to write: members who were there on a working day and not on vacation. */
  expected: z.int(),
  onTime: z.int(),
  /** Written after their day had ended. */
  late: z.int(),
  /** Visible characters of all of these diaries, without what their readers can’t see. */
  length: z.int(),
  /** Comments by name on each other’s diaries, by the day on which they were written. */
  given: z.int(),
  received: z.int(),
});
export type DayNumbers = z.output<typeof dayNumbers>;

const periodNumbers = z.extend(dayNumbers, {
  /** Diaries of people’s first days in the team, and those that someone answered by the end of the next working day. */
  newcomers: z.nullable(z.object({ diaries: z.int(), answered: z.int() })),
});
export type PeriodNumbers = z.output<typeof periodNumbers>;

/** Why there is no number: too few people, or so few elsewhere that the difference would tell of them. */
const withheld = z.nullable(z.enum(['fewerThanFive', 'nextSmallest']));

const period = z.object({ from: f.day(), to: f.day() });

const memberNumbers = z.object({
  member: person,
  departments: z.array(z.string()),
  expected: z.int(),
  onTime: z.int(),
  late: z.int(),
  length: z.int(),
  /** Days without a diary, the newest first, at most 31 of them. */
  missed: z.array(f.day()),
});
export type MemberNumbers = z.output<typeof memberNumbers>;

export const statistics = {
  get: endpoint({
    method: 'GET',
    path: 'user/statistics/get',
    summary:
      'A period of a team or a department in numbers, as of this morning: completion, length, comments, scores; beside it the same weekdays before.',
    kind: 'read',
    access: 'session',
    input: z.strictObject(asked),
    output: z.object({
      ...period.shape,
      /** What it is compared with: as many days, of the same weekdays. */
      before: period,
      /** The team’s day at whose start these numbers were taken down last; null before its first morning. */
      takenOn: z.nullable(f.day()),
      departmentId: z.nullable(f.id()),
      withheld,
      /** Null where no number is shown. */
      total: z.nullable(periodNumbers),
      totalBefore: z.nullable(periodNumbers),
      days: z.array(
        z.object({
          day: f.day(),
          working: z.boolean(),
          /** Null where nothing was taken down, or it is withheld. */
          numbers: z.nullable(dayNumbers),
        }),
      ),
      /** What administrators wrote on its days, and on today where it ends yesterday; by day. */
      notes: z.array(dayNoteView),
      /** By name; none beside the numbers of one department. */
      departments: z.array(
        z.object({ id: f.id(), name: z.string(), withheld, total: z.nullable(periodNumbers) }),
      ),
      /** Mean scores of its months, as `user/score/groups` tells them; null where none are told. */
      scores: z.array(z.object({ month: f.month(), mean: z.nullable(z.number()) })),
      /** Who downloaded numbers about the caller within the last year, the latest first. */
      downloads: z.array(z.object({ reader: person, day: f.day(), from: f.day(), to: f.day() })),
      can: z.object({
        /** Whose numbers the caller may see one by one. */
        members: z.enum(['all', 'own', 'none']),
        export: z.boolean(),
        /** Whether the caller may write notes on days. */
        note: z.boolean(),
      }),
    }),
  }),
  members: endpoint({
    method: 'GET',
    path: 'user/statistics/members',
    summary:
      'The working days of each member in a period, in the order in which they joined: administrators see all, leaders their people. With `missing`, those alone who left a day out.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ ...asked, missing: flag(), ...f.pageRequest }),
    output: z.object({
      ...period.shape,
      items: z.array(memberNumbers),
      nextCursor: z.nullable(z.string()),
    }),
  }),
  export: endpoint({
    method: 'GET',
    path: 'user/statistics/export',
    summary:
      'The same as a file, for administrators: CSV, or XLSX with a second sheet of days. It is written to the team’s log, and each member sees who downloaded it.',
    kind: 'read',
    access: 'session',
    cost: 'dear',
    input: z.strictObject({ ...asked, format: z.enum(['csv', 'xlsx']) }),
    output: f.file(),
    response: 'file',
  }),
};

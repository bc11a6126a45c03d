import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { person } from '../person.ts';
import { dayName, dayState } from './diary-view.ts';
import { grade } from './grade.ts';

const vineDay = z.object({
  day: f.day(),
  state: dayState,
  late: z.boolean(),
  /** Where the caller may see it. */
  grade: z.nullable(grade),
  /** A plain grape instead of a grade, as in `DiaryView`. */
  plain: z.boolean(),
  /** Where the caller may read it. */
  diaryId: z.nullable(f.id()),
  /** What the day is called where it is free for everyone. */
  holiday: z.optional(dayName),
});
export type VineDay = z.output<typeof vineDay>;

/** A month of one person: its days from when they came, each with what it bears. */
const bunch = z.object({ month: f.month(), days: z.array(vineDay) });
export type VineBunch = z.output<typeof bunch>;

export const grapeRenderingData = endpoint({
  method: 'GET',
  path: 'user/diary/grape_rendering_data',
  summary: 'What one bunch of the vine shows, or with a year twelve; without a userId one’s own.',
  kind: 'read',
  access: 'session',
  input: z
    .strictObject({
      userId: z.optional(f.id()),
      month: z.optional(f.month()),
      year: z.optional(f.year()),
    })
    .check(f.exactlyOne(['month', 'year'], 'monthInvalid')),
  output: z.object({ person, today: f.day(), bunches: z.array(bunch) }),
});

export const grapeRenderingList = endpoint({
  method: 'GET',
  path: 'user/diary/grape_rendering_list',
  summary: 'The month of a team, one bunch for each member in the order they joined.',
  kind: 'read',
  access: 'session',
  input: z.strictObject({ teamId: f.id(), month: f.month(), ...f.pageRequest }),
  output: f.page(z.object({ person, days: z.array(vineDay) })),
});

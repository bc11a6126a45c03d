import * as z from 'zod/mini';
import * as f from '../fields.ts';

/** When the team's days begin and which of them are worked; ISO weekdays, Monday is 1. */
export const teamCalendar = z.object({
  dayStartsAt: z.string(),
  workingWeekdays: z.array(z.int()),
  /** Whose public holidays count: a country, or a part of it (`CN`, `DE-BY`); null for none. */
  region: z.nullable(z.string()),
  /** The team's own days off, in their order. */
  daysOff: z.array(z.object({ day: f.day(), name: z.string() })),
});

export type TeamCalendar = z.output<typeof teamCalendar>;

/** The calendar as a caller may wish for it; what is left out keeps its value, or its default in a new team. */
export const calendarWish = z.strictObject({
  dayStartsAt: z.optional(f.dayStart()),
  workingWeekdays: z.optional(
    z
      .array(z.int().check(z.minimum(1, 'numberTooSmall'), z.maximum(7, 'numberTooBig')))
      .check(z.minLength(1), z.maxLength(7)),
  ),
  region: z.optional(z.nullable(f.region())),
  /** In any order, each date once. */
  daysOff: z.optional(
    z
      .array(z.strictObject({ day: f.day(), name: f.dayOffName() }))
      .check(z.maxLength(100, { error: f.say('daysOffTooMany') })),
  ),
});

/** The optional sections of a diary that the team writes. */
export const teamModules = z.object({
  learnings: z.boolean(),
  mistakes: z.boolean(),
  nextTasks: z.boolean(),
  unclear: z.boolean(),
  customerGood: z.boolean(),
  weeklyTop: z.boolean(),
  insight: z.boolean(),
});

/** Visible characters that publishing asks for; `weeklyMistakes` counts items in each working week. */
const teamMinimums = z.object({
  summary: z.int(),
  newcomerSummary: z.int(),
  learnings: z.int(),
  insight: z.int(),
  weeklyMistakes: z.int(),
});

/** Whether and how the days of a team's members are scored, and what follows from it. */
const reviewRules = z.object({
  scores: z.enum(['on', 'off']),
  /** Whether members may switch their own scores off. */
  ownSwitch: z.boolean(),
  /** Who sees the grades of a member: the team, those who look after them, or they alone. */
  grades: z.enum(['team', 'supervisors', 'author']),
  interviews: z.object({
    /** A member whose last month's mean is below it needs an interview. */
    threshold: z.int(),
    /** The day of the month from which one is overdue. */
    day: z.int(),
    /** Whether a supervisor with one overdue has to hold it before they publish. */
    blocks: z.boolean(),
  }),
});
export type ReviewRules = z.output<typeof reviewRules>;

/** What administrators set for the diaries of their team (product, sections 4 and 6). */
export const teamRules = z.object({
  modules: teamModules,
  minimums: teamMinimums,
  /** For so many days after joining, the newcomer's minimum holds. */
  newcomerDays: z.int(),
  /** Whether comments may be written without a name. */
  anonymous: z.boolean(),
  /** When members who have not written are reminded, as a time of the team’s day (`17:30`); null for never. */
  remindAt: z.nullable(z.string()),
  review: reviewRules,
});
export type TeamRules = z.output<typeof teamRules>;

/** What of the rules decides who sees what is a member’s. */
export const sightSettings = ['scores', 'ownSwitch', 'grades', 'anonymous'] as const;
export type SightSetting = (typeof sightSettings)[number];

/** Rules by which more people see what is a member’s, which hold a day after they were set. */
export const comingRules = z.object({
  /** As they are once all of it holds. */
  rules: teamRules,
  /** From when each setting holds that waits. */
  from: z.partialRecord(z.enum(sightSettings), f.instant()),
});
export type ComingRules = z.output<typeof comingRules>;

/** A question that the editor asks on every day, or on one ISO weekday. */
export const dailyQuestion = z.object({ id: f.id(), text: z.string(), weekday: z.nullable(z.int()) });
export type DailyQuestion = z.output<typeof dailyQuestion>;

/** All questions of a team as a caller wishes for them; one whose text stays keeps its id. */
export const questionsWish = z
  .array(
    z.strictObject({
      text: f.text({ min: 1, max: 120, required: 'contentRequired' }),
      weekday: z._default(z.nullable(f.count({ from: 1, to: 7 })), null),
    }),
  )
  .check(z.maxLength(5, f.say('tooManyItems')));

const minimum = () => f.count({ from: 0, to: 1000 });

/** The rules as a caller may wish for them; what is left out keeps its value. */
export const rulesWish = z.strictObject({
  modules: z.optional(
    z.strictObject({
      learnings: z.optional(z.boolean()),
      mistakes: z.optional(z.boolean()),
      nextTasks: z.optional(z.boolean()),
      unclear: z.optional(z.boolean()),
      customerGood: z.optional(z.boolean()),
      weeklyTop: z.optional(z.boolean()),
      insight: z.optional(z.boolean()),
    }),
  ),
  minimums: z.optional(
    z.strictObject({
      summary: z.optional(minimum()),
      newcomerSummary: z.optional(minimum()),
      learnings: z.optional(minimum()),
      insight: z.optional(minimum()),
      weeklyMistakes: z.optional(f.count({ from: 0, to: 5 })),
    }),
  ),
  newcomerDays: z.optional(f.count({ from: 0, to: 90 })),
  anonymous: z.optional(z.boolean()),
  remindAt: z.optional(z.nullable(f.timeOfDay())),
  review: z.optional(
    z.strictObject({
      scores: z.optional(z.enum(['on', 'off'])),
      ownSwitch: z.optional(z.boolean()),
      grades: z.optional(z.enum(['team', 'supervisors', 'author'])),
      interviews: z.optional(
        z.strictObject({
          threshold: z.optional(f.count({ from: 0, to: 100 })),
          day: z.optional(f.count({ from: 1, to: 28 })),
          blocks: z.optional(z.boolean()),
        }),
      ),
    }),
  ),
});

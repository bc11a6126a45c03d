import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import {
  FIRST_WEEK_DAYS,
  MAX_CHECKLIST,
  MAX_CHECKLIST_ITEM,
  MAX_CONFUSED,
  MAX_PROMPT,
} from '../first-week.ts';
import { person } from '../person.ts';

/** Items that the product has texts for have short names; those of a team, ids. */
const itemId = () => z.string().check(z.regex(/^[\w-]{1,40}$/, f.say('checklistItemNotFound')));

/** What has become of a diary within one working day: answered in time, later, not yet, or not at all. */
const answerState = z.enum(['answered', 'late', 'waiting', 'unanswered']);

const newcomerView = z.object({
  person,
  /** The team's day on which they joined. */
  joinedOn: f.day(),
  /** Which working day of theirs in the team it is, from 1. */
  workingDay: z.int(),
  /** The first diaries of theirs that the team reads, oldest first. */
  diaries: z.array(z.object({ id: f.id(), day: f.day(), answer: answerState })),
  /** Who was asked is shown to administrators and to those asked alone; who accepted, to everyone. */
  buddy: z.nullable(
    z.object({
      person,
      accepted: z.boolean(),
      /** Done items of the checklist; null for those who have no business with it. */
      done: z.nullable(z.array(z.string())),
    }),
  ),
  /** What confused them, to themselves, their buddy and administrators. */
  confused: z.nullable(z.string()),
  can: z.object({
    /** Ask someone to be their buddy. */
    ask: z.boolean(),
    /** Accept, or say no. */
    answer: z.boolean(),
    /** Tick items of the checklist. */
    tick: z.boolean(),
    /** End being their buddy. */
    stepBack: z.boolean(),
  }),
});
export type NewcomerView = z.output<typeof newcomerView>;

const guide = z.object({
  /** One for each of the first five working days, empty for none; null for the product's own. */
  prompts: z.nullable(z.array(z.string())),
  /** Null for the product's own, whose items are `firstWeekItems`. */
  checklist: z.nullable(z.array(z.object({ id: z.string(), text: z.string() }))),
  version: z.int(),
  can: z.object({ edit: z.boolean() }),
});
export type NewcomerGuide = z.output<typeof guide>;

/** What the editor shows in someone's first week in their home team. */
export const firstWeek = z.object({
  teamId: f.id(),
  /** Which working day it is for them, from 1; prompts are for the first five. */
  day: z.int(),
  /** What the team says on it; empty for nothing, null for the product's own. */
  prompt: z.nullable(z.string()),
  /** Whether they are asked what confused them. */
  asks: z.boolean(),
  buddy: z.nullable(person),
});
export type FirstWeek = z.output<typeof firstWeek>;

const ofNewcomer = { teamId: f.id(), userId: f.id() };

export const newcomer = {
  list: endpoint({
    method: 'GET',
    path: 'user/newcomer/list',
    summary:
      'Who joined a team in the last 30 days, latest first: their first diaries, whether those were answered within a working day, and their buddy.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ teamId: f.id(), ...f.pageRequest }),
    output: f.page(newcomerView),
  }),
  ask: endpoint({
    method: 'POST',
    path: 'user/newcomer/ask',
    summary:
      'Asks a member to be a newcomer’s buddy, instead of the one before; without one, ends it. For administrators.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ ...ofNewcomer, buddyId: z.nullable(f.id()) }),
    output: f.nothing(),
  }),
  answer: endpoint({
    method: 'POST',
    path: 'user/newcomer/answer',
    summary: 'Accepts being a newcomer’s buddy, says no, or steps back later; for the one who was asked.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ ...ofNewcomer, accept: z.boolean() }),
    output: f.nothing(),
  }),
  tick: endpoint({
    method: 'POST',
    path: 'user/newcomer/tick',
    summary: 'Ticks an item of the buddy’s checklist, or takes that back; for the buddy and the newcomer.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ ...ofNewcomer, item: itemId(), done: z.boolean() }),
    output: f.nothing(),
  }),
  confused: endpoint({
    method: 'POST',
    path: 'user/newcomer/confused',
    summary:
      'Says what confused oneself in the first week, from its fifth working day on; read by one’s buddy and the administrators.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      teamId: f.id(),
      text: f.text({ min: 1, max: MAX_CONFUSED, required: 'confusedRequired' }),
    }),
    output: f.nothing(),
  }),
  guide: endpoint({
    method: 'GET',
    path: 'user/newcomer/guide',
    summary: 'What a team says to its newcomers in their first week, and the checklist of their buddies.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ teamId: f.id() }),
    output: guide,
  }),
  arrange: endpoint({
    method: 'POST',
    path: 'user/newcomer/arrange',
    summary:
      'Changes them; what is left out stays, null is the product’s own. A version that is not the newest answers 409. For administrators.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      teamId: f.id(),
      /** The version this grew from; 0 for the first. */
      version: f.version({ from: 0 }),
      prompts: z.optional(
        z.nullable(
          z
            .array(f.text({ max: MAX_PROMPT }))
            .check(z.minLength(FIRST_WEEK_DAYS, f.say('promptsFive')))
            .check(z.maxLength(FIRST_WEEK_DAYS, f.say('promptsFive'))),
        ),
      ),
      checklist: z.optional(
        z.nullable(
          z
            .array(
              z.strictObject({
                id: z.optional(itemId()),
                text: f.text({ min: 1, max: MAX_CHECKLIST_ITEM, required: 'checklistItemRequired' }),
              }),
            )
            .check(z.maxLength(MAX_CHECKLIST, f.say('checklistTooLong'))),
        ),
      ),
    }),
    output: guide,
  }),
};

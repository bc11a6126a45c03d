import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { person } from '../person.ts';

/** Whether a member's month asks for an interview, and whether it was held; one that was closed is `none`. */
const interviewState = z.enum(['none', 'needed', 'interviewed']);
export type InterviewState = z.output<typeof interviewState>;

const TEXT_MAX = 10_000;
const STEPS_MAX = 5;

const step = z.object({ text: z.string(), day: f.day() });

/** What both sides see of a version. */
const content = {
  version: z.int(),
  heldOn: f.day(),
  /** What was said, as the supervisor wrote it down. */
  said: z.string(),
  steps: z.array(step),
  /** The member's own words. */
  words: z.string(),
};

const record = z.object({
  ...content,
  supervisor: person,
  /** Who else reads it: those who looked after the member with them then, and still do. */
  readers: z.array(person),
  /** What it said before, the newest first; what it says now leads. */
  versions: z.array(z.object({ ...content, writer: person, writtenAt: f.instant() })),
  /** Who signed or refused which version. */
  answers: z.array(
    z.object({
      person,
      version: z.int(),
      accepted: z.boolean(),
      reason: z.string(),
      at: f.instant(),
    }),
  ),
});

const interviewItem = z.object({
  person,
  month: f.month(),
  state: interviewState,
  /** The month's mean; null for those who are neither the member nor look after them. */
  mean: z.nullable(z.number()),
  /** For its two sides, and for those who could have held it as well. */
  record: z.nullable(record),
  /** Where it was closed instead of held: who did it and why, which is for the member and those who look after them. */
  closed: z.nullable(z.object({ by: person, at: f.instant(), reason: z.nullable(z.string()) })),
  can: z.object({
    record: z.boolean(),
    close: z.boolean(),
    reopen: z.boolean(),
    write: z.boolean(),
    sign: z.boolean(),
  }),
});
export type InterviewItem = z.output<typeof interviewItem>;

const ofMember = { teamId: f.id(), userId: f.id(), month: f.month() };

export const failUser = {
  get: endpoint({
    method: 'GET',
    path: 'user/fail-user/get',
    summary:
      'Members whose month asks for an interview: all states for administrators, their own people for those who look after them, oneself for everyone.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({
      teamId: f.id(),
      /** The month that was scored; without one, the last that is over. */
      month: z.optional(f.month()),
      /** One member alone. */
      userId: z.optional(f.id()),
      ...f.pageRequest,
    }),
    output: z.extend(f.page(interviewItem), {
      month: f.month(),
      /** Months of which the reader still has interviews to hold, among the last three; the oldest first. */
      open: z.array(z.object({ month: f.month(), count: z.int() })),
      /** From this day on it is overdue. */
      overdueFrom: f.day(),
      blocks: z.boolean(),
    }),
  }),
  interview: endpoint({
    method: 'POST',
    path: 'user/fail-user/interview',
    summary:
      'Writes an interview down, each side its own part; a change is a new version, and one that is not based on the newest answers 409.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      ...ofMember,
      /** The version this text grew from; 0 where nothing is written down yet. */
      version: f.version({ from: 0 }),
      heldOn: z.optional(f.day()),
      said: z.optional(f.markdown({ min: 1, max: TEXT_MAX, required: 'contentRequired' })),
      steps: z.optional(
        z
          .array(
            z.strictObject({
              text: f.text({ min: 1, max: 500, required: 'contentRequired' }),
              day: f.day(),
            }),
          )
          .check(z.maxLength(STEPS_MAX, f.say('tooManyItems'))),
      ),
      words: z.optional(f.markdown({ max: TEXT_MAX })),
    }),
    output: interviewItem,
  }),
  close: endpoint({
    method: 'POST',
    path: 'user/fail-user/close',
    summary:
      'Closes an interview that isn’t held, with a reason that the member reads; `undo` opens it again. One that was recorded or closed meanwhile answers 409.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      ...ofMember,
      /** Why it isn’t held; needed to close it. */
      reason: z.optional(f.text({ max: 1000 })),
      undo: z.optional(z.literal(true)),
    }),
    output: interviewItem,
  }),
  sign: endpoint({
    method: 'POST',
    path: 'user/fail-user/sign',
    summary:
      'Signs the newest version of an interview, or refuses to with a reason; the member may take its steps on as to-dos.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      ...ofMember,
      version: f.version({ from: 1 }),
      accept: z.boolean(),
      /** Why not. */
      reason: z.optional(f.text({ max: 1000 })),
      takeSteps: z.optional(z.literal(true)),
    }),
    output: interviewItem,
  }),
};

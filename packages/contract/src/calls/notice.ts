import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { mailChoices, mailKinds } from '../mail-kinds.ts';
import { noticeKinds } from '../notice-kinds.ts';
import { noticedKinds } from '../objects.ts';
import { person } from '../person.ts';
import { objectRef } from '../thread.ts';

export const noticeKind = z.enum(noticeKinds);
const mailChoice = z.enum(mailChoices);

/** What a notice is about: an object, or something said `on` one; a topic; a questionnaire; an application; an invitation. */
const noticeObject = z.object({
  kind: z.enum(noticedKinds),
  id: f.id(),
  /** The object itself, or the one that the comment is about. */
  on: z.nullable(objectRef),
  /** Of a topic, or a questionnaire. */
  title: z.nullable(z.string()),
});

export const noticeOffices = ['admin', 'owner', 'leader'] as const;
export const noticeStages = [
  'asked',
  'settled',
  'hold',
  'expect',
  'held',
  'answered',
  'closed',
  'reopened',
  'strike',
  'accepted',
  'yours',
  'thanked',
  'opened',
  'closing',
  'marked',
  'shared',
  'kept',
  'widens',
  'recordings',
] as const;

const noticeView = z.object({
  id: f.id(),
  kind: noticeKind,
  /** No one where it was anonymous, or no one in particular. */
  actor: z.nullable(person),
  /** How many others did the same since it was last seen. */
  others: z.int(),
  team: z.nullable(z.object({ id: f.id(), name: z.string() })),
  object: z.nullable(noticeObject),
  /** What someone was appointed to. */
  office: z.nullable(z.enum(noticeOffices)),
  /**
   * What is to be done or was done: of an appeal, whether it was asked or settled; of an interview, whose turn it is; of a
   * question, whether one is asked, or one’s answer was accepted, or helped; of a questionnaire, whether
   * it has opened or closes soon; of someone new, whether a buddy is asked, has accepted, or is the reader’s; of a team’s culture, whether a sentence was marked for a watchword; of a month in
   * review, that someone shared theirs; of a role or a setting, that more people will see what is the reader’s; of an AI model that is gone, that it wrote recordings down.
   */
  stage: z.nullable(z.enum(noticeStages)),
  /** Of an interview or a month in review, the month that it is about. */
  month: z.nullable(f.month()),
  /** Of a week in numbers, its first and its last day. */
  week: z.nullable(z.object({ from: f.day(), to: f.day() })),
  /** Why someone is in a team no more, where that is because it has ended. */
  cause: z.nullable(z.literal('ended')),
  /** What it says, in the reader’s language. */
  text: z.string(),
  createdAt: f.instant(),
  /** The beginning of the day (UTC) on which it was seen. */
  seenAt: z.nullable(f.instant()),
});
export type NoticeView = z.output<typeof noticeView>;
/** A notice before it is put into words. */
export type UnspokenNotice = Omit<NoticeView, 'text'>;

const totals = z.object({
  total: z.int(),
  /** By kind; those without any are left out. */
  kinds: z.partialRecord(noticeKind, z.int()),
});

const reminderChoice = z.enum(['team', 'own', 'off']);

const noticeSettings = z.object({
  mail: z.record(z.enum(mailKinds), mailChoice),
  /** Between these times of one’s own day no mail goes out. */
  quiet: z.nullable(z.object({ from: z.string(), to: z.string() })),
  reminder: reminderChoice,
  /** One’s own time for it. */
  remindAt: z.nullable(z.string()),
  /** The home team’s time, null where it reminds no one. */
  teamRemindAt: z.nullable(z.string()),
});
export type NoticeSettings = z.output<typeof noticeSettings>;

export const notice = {
  total: endpoint({
    method: 'GET',
    path: 'user/notice/total',
    summary: 'How many notices one has not seen, by kind.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({}),
    output: totals,
  }),
  get: endpoint({
    method: 'GET',
    path: 'user/notice/get',
    summary: 'One’s notices, newest first; of one kind, or the one that is named.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({
      kind: z.optional(noticeKind),
      noticeId: z.optional(f.id()),
      ...f.pageRequest,
    }),
    output: f.page(noticeView),
  }),
  see: endpoint({
    method: 'POST',
    path: 'user/notice/see',
    summary: 'Marks notices as seen: those named, those about an object or said on it, or all.',
    kind: 'write',
    access: 'session',
    input: z
      .strictObject({
        ids: z.optional(z.array(f.id()).check(z.maxLength(100, f.say('listTooLong')))),
        /** A diary, a question or a line of wisdom whose conversation one has read, or one comment that was read by itself. */
        about: z.optional(f.id()),
        all: z.optional(z.literal(true)),
      })
      .check(f.exactlyOne(['ids', 'about', 'all'], 'idsOrAll')),
    output: totals,
  }),
  settings: endpoint({
    method: 'GET',
    path: 'user/notice/settings',
    summary: 'What one gets by email, and when one is reminded to write.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({}),
    output: noticeSettings,
  }),
  change: endpoint({
    method: 'POST',
    path: 'user/notice/change',
    summary: 'Changes them; what is left out stays.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      mail: z.optional(z.partialRecord(z.enum(mailKinds), mailChoice)),
      quiet: z.optional(z.nullable(z.strictObject({ from: f.timeOfDay(), to: f.timeOfDay() }))),
      reminder: z.optional(reminderChoice),
      remindAt: z.optional(f.timeOfDay()),
    }),
    output: noticeSettings,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: 'user/notice/unsubscribe',
    summary:
      'Ends the emails to the address that a link in one of them was sent to; the same answer for every key.',
    kind: 'write',
    access: 'public',
    input: z.strictObject({
      key: z
        .string(f.say('unsubscribeKeyInvalid'))
        .check(z.regex(/^[\w-]{43}$/, f.say('unsubscribeKeyInvalid'))),
    }),
    output: f.nothing(),
  }),
};

import type { NoticeKind } from './notice-kinds.ts';

/** Kinds that can go out by mail; invitations and decisions about applications have mails of their own. */
export const mailKinds = [
  'mention',
  'comment',
  'reply',
  'like',
  'follow',
  'followed_diary',
  'topic',
  'wisdom',
  'application',
  'appointed',
  'removed',
  'review_ready',
  'interview_due',
  'curious',
] as const satisfies readonly NoticeKind[];
export type MailKind = (typeof mailKinds)[number];

export const mailChoices = ['now', 'daily', 'weekly', 'off'] as const;
export type MailChoice = (typeof mailChoices)[number];

/**
 * How often mails come, as one choice for all kinds. What asks for someone at once still does daily; the diaries of people
 * one follows go out by mail only where that is chosen for them. Daily is what holds until someone chooses.
 */
export const mailRhythms = {
  now: {
    ...{ mention: 'now', comment: 'now', reply: 'now', like: 'daily', follow: 'daily' },
    ...{ followed_diary: 'off', topic: 'now', wisdom: 'daily', curious: 'now' },
    ...{ application: 'now', appointed: 'now', removed: 'now' },
    ...{ review_ready: 'now', interview_due: 'now' },
  },
  daily: {
    ...{ mention: 'now', comment: 'daily', reply: 'daily', like: 'weekly', follow: 'weekly' },
    ...{ followed_diary: 'off', topic: 'daily', wisdom: 'daily', curious: 'daily' },
    ...{ application: 'now', appointed: 'daily', removed: 'daily' },
    ...{ review_ready: 'now', interview_due: 'now' },
  },
  weekly: {
    ...{ mention: 'weekly', comment: 'weekly', reply: 'weekly', like: 'weekly', follow: 'weekly' },
    ...{ followed_diary: 'off', topic: 'weekly', wisdom: 'weekly', curious: 'weekly' },
    ...{ application: 'weekly', appointed: 'weekly', removed: 'weekly' },
    ...{ review_ready: 'weekly', interview_due: 'weekly' },
  },
  off: {
    ...{ mention: 'off', comment: 'off', reply: 'off', like: 'off', follow: 'off' },
    ...{ followed_diary: 'off', topic: 'off', wisdom: 'off', curious: 'off' },
    ...{ application: 'off', appointed: 'off', removed: 'off' },
    ...{ review_ready: 'off', interview_due: 'off' },
  },
} as const satisfies Record<MailChoice, Record<MailKind, MailChoice>>;

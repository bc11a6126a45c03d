import * as z from 'zod/mini';

/** What people are told of. */
export const noticeKind = z.enum([
  'comment',
  'reply',
  'like',
  'mention',
  'follow',
  'followed_diary',
  'application',
  'approved',
  'rejected',
  'invitation',
  'topic',
  'appointed',
  'removed',
]);
export type NoticeKind = z.output<typeof noticeKind>;

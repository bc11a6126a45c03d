/** What people are told of. */
export const noticeKinds = [
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
  'wisdom',
  'appointed',
  'removed',
  'review_ready',
  'interview_due',
  'curious',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

import type { NoticeKind } from '@garden/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What kinds of notices are called, in the order in which they can be chosen. */
export const kindNames: Readonly<Record<NoticeKind, MessageDescriptor>> = {
  comment: msg`Comments on my diaries`,
  reply: msg`Replies to me`,
  mention: msg`Mentions of me`,
  like: msg`Reactions`,
  follow: msg`New followers`,
  followed_diary: msg`Diaries of people I follow`,
  topic: msg`Topics of my teams`,
  team_news: msg`News of my teams`,
  questionnaire: msg`Questionnaires`,
  mood: msg`Mood survey`,
  weekly_statistics: msg`Weekly statistics`,
  wisdom: msg`Lines of mine kept as wisdom`,
  culture: msg`Diaries of mine linked to a team’s culture`,
  application: msg`Applications to my teams`,
  invitation: msg`Invitations`,
  approved: msg`Admissions`,
  rejected: msg`Declined applications`,
  appointed: msg`My roles, and who will see what’s mine`,
  removed: msg`Removed from a team, team closed`,
  review_ready: msg`Appeals of scores`,
  interview_due: msg`Interviews`,
  monthly_review: msg`My month in review, and those shared with me`,
  newcomer: msg`Newcomers and their buddies`,
  meeting: msg`Meetings that I took part in`,
  ai: msg`AI provider of this server`,
  curious: msg`Questions that I’m asked, thanks for answers`,
};

import type { UnspokenNotice } from '../calls/notice.ts';
import type { MessageParams } from '../messages.ts';

const people =
  /*i18n*/ '{others, plural, =0 {{actor}} one {{actor} and one other} other {{actor} and # others}} reacted to your diary of {day}';
const peopleOnComment =
  /*i18n*/ '{others, plural, =0 {{actor}} one {{actor} and one other} other {{actor} and # others}} reacted to your comment';

const peopleOnQuote =
  /*i18n*/ '{others, plural, =0 {{actor}} one {{actor} and one other} other {{actor} and # others}} reacted to your line of wisdom';
const peopleOnQuestion =
  /*i18n*/ '{others, plural, =0 {{actor}} one {{actor} and one other} other {{actor} and # others}} reacted to your question';

/** What stands for the name of someone whose account is closed. */
export const formerMember = /*i18n*/ 'Former member';

/** What notices say: English source text, which is the catalogue's id. Apart from other messages: few pages need them. */
const sentences = {
  comment: /*i18n*/ '{actor} commented on your diary of {day}',
  commentQuote: /*i18n*/ '{actor} commented on your line of wisdom',
  commentAnonymous: /*i18n*/ 'Your diary of {day} has an anonymous comment',
  reply: /*i18n*/ '{actor} replied to your comment',
  replyAnonymous: /*i18n*/ 'Your comment has an anonymous reply',
  like: people,
  likeComment: peopleOnComment,
  likeQuote: peopleOnQuote,
  likeQuestion: peopleOnQuestion,
  answer: /*i18n*/ '{actor} answered your question',
  answerAnonymous: /*i18n*/ 'Your question has an anonymous answer',
  questionAsked: /*i18n*/ '{actor} hopes you know the answer to a question',
  questionAccepted: /*i18n*/ '{actor} accepted your answer',
  questionThanked: /*i18n*/ '{actor} says thank you: your answer helped',
  mention: /*i18n*/ '{actor} mentioned you in the diary of {day}',
  mentionComment: /*i18n*/ '{actor} mentioned you in a comment',
  mentionAnonymous: /*i18n*/ 'You were mentioned in an anonymous comment',
  follow: /*i18n*/ '{actor} started following you',
  followed_diary: /*i18n*/ '{actor} wrote the diary of {day}',
  application: /*i18n*/ '{actor} would like to join {team}',
  approved: /*i18n*/ 'You’re in: welcome to {team}',
  rejected: /*i18n*/ '{team} didn’t accept your request this time',
  invitation: /*i18n*/ '{actor} invites you to {team}',
  topic: /*i18n*/ '{actor} started a topic in {team}: {title}',
  wisdom: /*i18n*/ '{actor} kept a line of yours as wisdom of {team}; you can remove it there',
  admin: /*i18n*/ '{actor} made you an administrator of {team}',
  owner: /*i18n*/ '{actor} transferred {team} to you',
  ownerPassed: /*i18n*/ 'You own {team} now: its owner’s account was deleted',
  leader: /*i18n*/ '{actor} made you the leader of a department in {team}',
  appealAsked: /*i18n*/ '{actor} appealed the score of their diary of {day}',
  appealSettled: /*i18n*/ '{actor} decided your appeal about {day}',
  interviewHold: /*i18n*/ 'People you supervise in {team} are waiting for an interview with you',
  interviewExpect:
    /*i18n*/ 'Last month was a hard one to write: someone in {team} will sit down with you and ask what would help',
  interviewHeld: /*i18n*/ '{actor} recorded your interview; add your own words and sign it',
  interviewAnswered: /*i18n*/ '{actor} responded to the record of your interview',
  interviewClosed: /*i18n*/ '{actor} closed your interview without holding it, and says why',
  interviewReopened: /*i18n*/ '{actor} opened your interview again',
  removed: /*i18n*/ 'You’re no longer in {team}; your diary is still yours',
  ended: /*i18n*/ '{actor} closed the team {team}; your diary is still yours',
} as const;

/** A sentence with what fills it. */
type NoticeText = { readonly message: string; readonly params: MessageParams };

/** How its reader is spoken to: what a former member is called, and how a day is written. */
export type NoticeWords = { readonly formerMember: string; readonly day: (day: string) => string };

/** What a notice says, in the app and in mails alike. */
export function noticeText(notice: UnspokenNotice, words: NoticeWords): NoticeText {
  const { actor, object, others, team } = notice;
  const params = {
    others,
    ...(actor && { actor: actor.name || words.formerMember }),
    ...(team && { team: team.name }),
    ...(object?.on && { day: words.day(object.on.day) }),
    ...(object?.title && { title: object.title }),
  };
  return { message: sentences[sentenceOf(notice)], params };
}

const interviewStages = {
  hold: 'interviewHold',
  expect: 'interviewExpect',
  held: 'interviewHeld',
  answered: 'interviewAnswered',
  closed: 'interviewClosed',
  reopened: 'interviewReopened',
} as const;

function sentenceOf({ kind, actor, object, office, stage, cause }: UnspokenNotice): keyof typeof sentences {
  const onComment = object?.kind === 'comment';
  switch (kind) {
    case 'comment':
      if (object?.on?.kind === 'quote') return 'commentQuote';
      if (object?.on?.kind === 'curious') return actor ? 'answer' : 'answerAnonymous';
      return actor ? 'comment' : 'commentAnonymous';
    case 'reply':
      return actor ? 'reply' : 'replyAnonymous';
    case 'like':
      if (object?.kind === 'quote') return 'likeQuote';
      if (object?.kind === 'curious') return 'likeQuestion';
      return onComment ? 'likeComment' : 'like';
    case 'mention':
      return onComment ? (actor ? 'mentionComment' : 'mentionAnonymous') : 'mention';
    case 'appointed':
      if (office === 'owner' && !actor) return 'ownerPassed';
      return office ?? 'admin';
    case 'removed':
      return cause ?? 'removed';
    case 'review_ready':
      return stage === 'asked' ? 'appealAsked' : 'appealSettled';
    case 'interview_due':
      return stage && stage in interviewStages
        ? interviewStages[stage as keyof typeof interviewStages]
        : 'interviewHold';
    case 'curious':
      if (stage === 'thanked') return 'questionThanked';
      return stage === 'accepted' ? 'questionAccepted' : 'questionAsked';
    default:
      return kind;
  }
}

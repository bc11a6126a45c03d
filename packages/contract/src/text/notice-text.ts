import type { UnspokenNotice } from '../calls/notice.ts';
import type { MessageParams } from '../messages.ts';
import { COMMENT } from '../objects.ts';
import { noticesOf } from './object-text.ts';

const peopleOnComment =
  /*i18n*/ '{others, plural, =0 {{actor}} one {{actor} and one other} other {{actor} and # others}} reacted to your comment';

/** What stands for the name of someone whose account is closed. */
export const formerMember = /*i18n*/ 'Former member';

/** What notices say: English source text, which is the catalogue's id. Apart from other messages: few pages need them. */
const sentences = {
  reply: /*i18n*/ '{actor} replied to your comment',
  replyAnonymous: /*i18n*/ 'Your comment has an anonymous reply',
  likeComment: peopleOnComment,
  questionAsked: /*i18n*/ '{actor} hopes you know the answer to a question',
  questionAccepted: /*i18n*/ '{actor} accepted your answer',
  questionThanked: /*i18n*/ '{actor} says thank you: your answer helped',
  newcomerAsked: /*i18n*/ '{actor} hopes you’ll be {title}’s buddy in {team}',
  newcomerAccepted: /*i18n*/ '{actor} is {title}’s buddy in {team} now',
  newcomerYours: /*i18n*/ '{actor} is your buddy in {team} now',
  newcomerAnswered: /*i18n*/ '{actor} says what confused them in their first week in {team}',
  mentionComment: /*i18n*/ '{actor} mentioned you in a comment',
  mentionAnonymous: /*i18n*/ 'You were mentioned in an anonymous comment',
  follow: /*i18n*/ '{actor} started following you',
  followed_diary: /*i18n*/ '{actor} wrote the diary of {day}',
  application: /*i18n*/ '{actor} would like to join {team}',
  approved: /*i18n*/ 'You’re in: welcome to {team}',
  rejected: /*i18n*/ '{team} didn’t accept your request this time',
  invitation: /*i18n*/ '{actor} invites you to {team}',
  topic: /*i18n*/ '{actor} started a topic in {team}: {title}',
  team_news: /*i18n*/ 'The news of {team}: what its diaries of {day} say',
  mood: /*i18n*/ '{team} asks how your day is going',
  weekly_statistics: /*i18n*/ 'The week of {team} in numbers: {from} to {to}',
  questionnaireOpened: /*i18n*/ '{team} would like your answers: {title}',
  questionnaireClosing: /*i18n*/ 'Last chance to answer in {team}: {title}',
  wisdom: /*i18n*/ '{actor} kept a line of yours as wisdom of {team}; you can remove it there',
  culture: /*i18n*/ '{actor} linked your diary to the culture of {team}; you can remove it there',
  spirit: /*i18n*/ '{actor} marked a sentence of your diary of {day} as what {team} stands for',
  admin: /*i18n*/ '{actor} made you an administrator of {team}',
  owner: /*i18n*/ '{actor} transferred {team} to you',
  ownerPassed: /*i18n*/ 'You own {team} now: its owner’s account was deleted',
  widens:
    /*i18n*/ 'In {team}, more people will soon see some of what’s yours: find out who, what, and from when',
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
  monthly_review: /*i18n*/ 'Your month in review is ready',
  reviewShared: /*i18n*/ '{actor} shared their month in review with you',
  meetingKept: /*i18n*/ '{actor} keeps a meeting in {team} that you took part in; see what it has of you',
  meetingStrike: /*i18n*/ '{actor} asks you to strike something they said in a meeting in {team}',
  meetingAnswered: /*i18n*/ '{actor} answered what you asked to strike from a meeting in {team}',
  meetingAsked: /*i18n*/ '{actor} asks you to delete a meeting in {team} that they took part in',
  aiRecordings:
    /*i18n*/ 'The AI provider doesn’t have the model that this server asks to write recordings down; they wait until that’s set right',
  ai: /*i18n*/ 'The AI provider doesn’t have the model that this server asks for; what you see is the built-in analysis until that’s set right',
  removed: /*i18n*/ 'You’re no longer in {team}; your diary is still yours',
  ended: /*i18n*/ '{actor} closed the team {team}; your diary is still yours',
} as const;

/** A sentence with what fills it. */
type NoticeText = { readonly message: string; readonly params: MessageParams };

/** How its reader is spoken to: what a former member is called, and how a day is written. */
export type NoticeWords = { readonly formerMember: string; readonly day: (day: string) => string };

/** What a notice says, in the app and in mails alike. */
export function noticeText(notice: UnspokenNotice, words: NoticeWords): NoticeText {
  const { actor, object, others, team, week } = notice;
  const params = {
    others,
    ...(actor && { actor: actor.name || words.formerMember }),
    ...(team && { team: team.name }),
    ...(object?.on && { day: words.day(object.on.day) }),
    ...(object?.title && { title: object.title }),
    ...(week && { from: words.day(week.from), to: words.day(week.to) }),
  };
  return { message: messageOf(notice), params };
}

const interviewStages = {
  hold: 'interviewHold',
  expect: 'interviewExpect',
  held: 'interviewHeld',
  answered: 'interviewAnswered',
  closed: 'interviewClosed',
  reopened: 'interviewReopened',
} as const;

function messageOf({ kind, actor, object, office, stage, cause }: UnspokenNotice): string {
  const onComment = object?.kind === COMMENT;
  // A sentence of theirs stands for what a team lives by.
  if (stage === 'marked') return sentences.spirit;
  switch (kind) {
    case 'comment': {
      const { comment, anonymous = comment } = noticesOf(object?.on?.kind);
      return actor ? comment : anonymous;
    }
    case 'reply':
      return actor ? sentences.reply : sentences.replyAnonymous;
    case 'like':
      return onComment ? sentences.likeComment : noticesOf(object?.kind).like;
    case 'mention':
      if (!onComment) return noticesOf(object?.kind).mention;
      return actor ? sentences.mentionComment : sentences.mentionAnonymous;
    case 'appointed':
      if (stage === 'widens') return sentences.widens;
      return sentences[office === 'owner' && !actor ? 'ownerPassed' : (office ?? 'admin')];
    case 'removed':
      return sentences[cause ?? 'removed'];
    case 'questionnaire':
      return stage === 'closing' ? sentences.questionnaireClosing : sentences.questionnaireOpened;
    case 'review_ready':
      return stage === 'asked' ? sentences.appealAsked : sentences.appealSettled;
    case 'interview_due':
      return sentences[
        stage && stage in interviewStages
          ? interviewStages[stage as keyof typeof interviewStages]
          : 'interviewHold'
      ];
    case 'ai':
      return stage === 'recordings' ? sentences.aiRecordings : sentences.ai;
    case 'curious':
      if (stage === 'thanked') return sentences.questionThanked;
      return stage === 'accepted' ? sentences.questionAccepted : sentences.questionAsked;
    case 'newcomer':
      if (stage === 'answered') return sentences.newcomerAnswered;
      if (stage === 'yours') return sentences.newcomerYours;
      return stage === 'accepted' ? sentences.newcomerAccepted : sentences.newcomerAsked;
    case 'meeting':
      if (stage === 'strike') return sentences.meetingStrike;
      if (stage === 'answered') return sentences.meetingAnswered;
      return stage === 'asked' ? sentences.meetingAsked : sentences.meetingKept;
    case 'monthly_review':
      return stage === 'shared' ? sentences.reviewShared : sentences.monthly_review;
    default:
      return sentences[kind];
  }
}

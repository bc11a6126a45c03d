import type { MessageKey, MessageParams } from './messages.ts';
import type { NoticeView } from './notice.ts';

/** A sentence of the catalogue with what fills it; `day` is still a date, for the reader's language to write out. */
export type NoticeText = { readonly key: MessageKey; readonly params: MessageParams };

/**
 * What a notice says, in the app and in mails alike.
 * @param formerMember how somebody is called whose account is closed
 */
export function noticeText(notice: NoticeView, formerMember: string): NoticeText {
  const { actor, object, others, team } = notice;
  const params = {
    others,
    ...(actor && { actor: actor.name || formerMember }),
    ...(team && { team: team.name }),
    ...(object && 'on' in object && { day: object.on.day }),
    ...(object?.kind === 'topic' && { title: object.title }),
  };
  return { key: sentenceOf(notice), params };
}

function sentenceOf({ kind, actor, object, office }: NoticeView): MessageKey {
  switch (kind) {
    case 'comment':
      return actor ? 'noticeComment' : 'noticeCommentAnonymous';
    case 'reply':
      return actor ? 'noticeReply' : 'noticeReplyAnonymous';
    case 'like':
      return object?.kind === 'comment' ? 'noticeLikeComment' : 'noticeLikeDiary';
    case 'mention':
      if (object?.kind !== 'comment') return 'noticeMentionDiary';
      return actor ? 'noticeMentionComment' : 'noticeMentionAnonymous';
    case 'appointed':
      return office === 'owner' ? 'noticeOwner' : office === 'leader' ? 'noticeLeader' : 'noticeAdmin';
    default:
      return plain[kind];
  }
}

const plain = {
  follow: 'noticeFollow',
  followed_diary: 'noticeFollowedDiary',
  application: 'noticeApplication',
  approved: 'noticeApproved',
  rejected: 'noticeRejected',
  invitation: 'noticeInvitation',
  topic: 'noticeTopic',
  removed: 'noticeRemoved',
} as const satisfies Partial<Record<NoticeView['kind'], MessageKey>>;

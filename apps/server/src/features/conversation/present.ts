import type { CommentView, ObjectRef } from '@garden/contract';
import { presentPerson } from '../account/rules.ts';
import type { TeamObject } from '../notice/objects/hooks.ts';
import { maskMarkdown } from '../team/words/rules.ts';
import { mayDelete, mayEdit, mayRemove, mayReply, mayRestore, type Participant } from './policy.ts';
import type { HydratedComment } from './rows/store.ts';

/** A comment as this reader sees it: without the sensitive words of its team for all but its author, empty once it is gone. */
export function presentComment(
  comment: HydratedComment,
  object: TeamObject,
  { reader, now }: { readonly reader: Participant; readonly now: Date },
): CommentView {
  const { id, teamId, parentId, author, authorId, voice, day, createdAt, edited, state, replies } = comment;
  const isShown = state === 'shown';
  const words = authorId === reader.userId ? [] : comment.words;
  return {
    id,
    teamId,
    parentId,
    voice,
    day,
    edited,
    state,
    object: presentObject(object),
    author: author && presentPerson(author),
    text: isShown ? maskMarkdown(comment.text, words) : '',
    mentions: comment.mentions
      .filter(({ id: mentioned }) => isShown && comment.present.includes(mentioned))
      .map((mention) => ({ ...mention })),
    at: createdAt?.toISOString() ?? null,
    reactions: isShown ? comment.reactions : [],
    replyCount: replies,
    can: {
      reply: mayReply(comment),
      edit: mayEdit(comment, reader, now),
      delete: mayDelete(comment, reader),
      remove: mayRemove(comment, reader),
      restore: mayRestore(comment, reader),
    },
  };
}

export function presentObject({ kind, id, ownerId, ownerName, day }: TeamObject): ObjectRef {
  return { kind, id, ownerId, ownerName, day };
}

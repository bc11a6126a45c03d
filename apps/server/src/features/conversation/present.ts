import type { CommentView, ObjectRef } from '@garden/contract';
import { presentPerson } from '../account/rules.ts';
import { maskMarkdown } from '../team/words/rules.ts';
import type { WordsByTeam } from '../team/words/store.ts';
import {
  type CommentTarget,
  mayDelete,
  mayEdit,
  mayRemove,
  mayReply,
  mayRestore,
  type Participant,
} from './policy.ts';
import type { Reactions } from './reactions/store.ts';
import type { CommentRow } from './rows/store.ts';

/** What comments are shown with. */
export type Showing = {
  readonly reader: Participant;
  readonly now: Date;
  readonly words: WordsByTeam;
  readonly reactions: Reactions;
  /** Those of the people mentioned whose accounts are open. */
  readonly present: ReadonlySet<string>;
};

/** A comment as this reader sees it: without the sensitive words of its team for all but its author, empty once it is gone. */
export function presentComment(
  comment: CommentRow,
  object: CommentTarget,
  { reader, now, words, reactions, present }: Showing,
): CommentView {
  const { id, teamId, parentId, author, authorId, voice, day, createdAt, edited, state, replies } = comment;
  const isShown = state === 'shown';
  const list = authorId === reader.userId ? undefined : words.get(teamId);
  return {
    ...{ id, teamId, parentId, voice, day, edited, state },
    object: presentObject(object),
    author: author && presentPerson(author),
    text: isShown ? maskMarkdown(comment.text, list === undefined ? [] : [list]) : '',
    mentions: comment.mentions
      .filter(({ id: mentioned }) => isShown && present.has(mentioned))
      .map((mention) => ({ ...mention })),
    at: createdAt?.toISOString() ?? null,
    reactions: isShown ? reactions(id, [teamId]) : [],
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

export function presentObject({ kind, id, ownerId, ownerName, day }: CommentTarget): ObjectRef {
  return { kind, id, ownerId, ownerName, day };
}

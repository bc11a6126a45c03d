import type { Queryable } from '../../../db/open-database.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import type { Reader } from '../../diary/policy.ts';
import { DIARY } from '../../diary/rules.ts';
import type { Saying } from '../../knowledge/wisdom/hooks.ts';
import { findObject } from '../../notice/objects/store.ts';
import { maskMarkdown, WORD_SEPARATOR } from '../../team/words/rules.ts';
import { listWords } from '../../team/words/store.ts';
import { placesOf } from '../policy.ts';
import { findComment } from './store.ts';

/** A comment as its reader may take a line from it: without the sensitive words of its team for all but its author. */
export async function findSaying(
  db: Queryable,
  { commentId, reader }: { readonly commentId: string; readonly reader: Reader },
  hooks: Hooks,
): Promise<Saying | null> {
  const comment = await findComment(db, commentId, reader.teamIds);
  if (comment?.state !== 'shown') return null;
  const { teamId, author, objectKind, objectId } = comment;
  const [object, words] = await Promise.all([
    findObject(db, hooks, objectKind, objectId),
    listWords(db, teamId),
  ]);
  if (!object || !placesOf(object, reader).includes(teamId)) return null;
  const isOwn = author?.id === reader.userId;
  const { id, ownerId: authorId, day } = object;
  return {
    author,
    teamId,
    text:
      isOwn || words.length === 0 ? comment.text : maskMarkdown(comment.text, [words.join(WORD_SEPARATOR)]),
    diary: objectKind === DIARY ? { id, authorId, day } : null,
  };
}

import type { CommentView } from '@garden/contract';
import type { Database } from '../../../db/open-database.ts';
import { findWords } from '../../team/words/store.ts';
import { findPresent } from '../mentions/store.ts';
import { type Participant, placesOf } from '../policy.ts';
import { presentComment } from '../present.ts';
import { countReactions } from '../reactions/store.ts';
import type { CommentRow } from '../rows/store.ts';
import { listCommentTargets } from '../store.ts';

/** A comment as its reader sees it; null where they may not read what it is about, or not in its team. */
export type Show = (comment: CommentRow) => CommentView | null;

/** All that some comments are shown with: five queries, however many they are. */
export async function hydrateComments(
  db: Database,
  reader: Participant,
  now: Date,
  comments: readonly CommentRow[],
): Promise<Show> {
  const [objects, words, reactions, present] = await Promise.all([
    listCommentTargets(db, comments),
    findWords(
      db,
      comments.map(({ teamId }) => teamId),
    ),
    countReactions(
      db,
      'comment',
      comments.map(({ id }) => id),
      reader,
    ),
    findPresent(
      db,
      comments.flatMap(({ mentions }) => mentions.map(({ id }) => id)),
    ),
  ]);
  return (comment) => {
    const object = objects.get(comment.objectId);
    if (!object || !placesOf(object, reader).includes(comment.teamId)) return null;
    return presentComment(comment, object, { reader, now, words, reactions, present });
  };
}

/** The same for one comment. */
export async function hydrateComment(
  db: Database,
  reader: Participant,
  now: Date,
  comment: CommentRow,
): Promise<CommentView | null> {
  return (await hydrateComments(db, reader, now, [comment]))(comment);
}

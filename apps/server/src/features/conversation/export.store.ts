import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { comments, reactions } from '../../db/schema/conversation.ts';
import { EXPORT_PAGE, inPages } from '../account/export/export.store.ts';

/** What somebody has said by name, hidden comments too. Of anonymous ones nobody can tell whose they are. */
export async function* readOwnComments(db: Database, authorId: string) {
  const { id, teamId, objectKind: kind, objectId, parentId, text, mentions } = comments;
  const { createdAt, editedAt, deletedAt } = comments;
  const pages = inPages((after: { readonly id: string } | undefined) =>
    db
      .select({ id, teamId, kind, objectId, parentId, text, mentions, createdAt, editedAt, deletedAt })
      .from(comments)
      .where(and(eq(comments.authorId, authorId), after && gt(id, after.id)))
      .orderBy(asc(id))
      .limit(EXPORT_PAGE),
  );
  for await (const page of pages) yield* page;
}

type Given = { readonly kind: string; readonly objectId: string; readonly emoji: string };

/** To what somebody has reacted, and how. */
export async function* readOwnReactions(db: Database, userId: string) {
  const { teamId, objectKind: kind, objectId, emoji, createdAt } = reactions;
  const pages = inPages((after: Given | undefined) =>
    db
      .select({ teamId, kind, objectId, emoji, createdAt })
      .from(reactions)
      .where(
        and(
          eq(reactions.userId, userId),
          after &&
            sql`(${kind}, ${objectId}, ${emoji}) > (${after.kind}, ${after.objectId}::uuid, ${after.emoji})`,
        ),
      )
      .orderBy(asc(kind), asc(objectId), asc(emoji))
      .limit(EXPORT_PAGE),
  );
  for await (const page of pages) yield* page;
}

import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-database.ts';
import {
  anonymousComments,
  anonymousInbox,
  comments,
  reactionCounts,
  reactions,
  threads,
} from '../../db/schema/conversation.ts';
import { impersonal, inPages, type PersonalData, personal } from '../../platform/personal-data.ts';
import { eraseReactionsOf } from './reactions/store.ts';

/** Comments and reactions. No one can find out whose an anonymous comment is, so it stays and is in no archive. */
export const conversationData: PersonalData = {
  tables: [
    personal(comments, {
      people: {
        authorId: { kept: 'what someone said to teams stays there without a name' },
        removedBy: { kept: 'a moderated comment is told from one that its author deleted' },
        mentions: 'erased',
      },
      shared: ['text'],
      archive: 'comments.json',
    }),
    personal(anonymousComments, {
      people: { mentions: 'erased' },
      shared: ['text'],
      archive: { none: 'no one can find out whose an anonymous comment is' },
    }),
    personal(reactions, { people: { userId: 'erased' }, archive: 'reactions.json' }),
    impersonal(anonymousInbox, 'sealed, and linked to no one'),
    impersonal(threads, 'counts of a thread'),
    impersonal(reactionCounts, 'counts of reactions'),
  ],

  async erase(tx, { id }) {
    await tx
      .update(comments)
      .set({ text: '', mentions: [] })
      .where(and(eq(comments.authorId, id), isNotNull(comments.deletedAt)));
    await eraseMentions(tx, id);
    await eraseReactionsOf(tx, id);
  },

  async *export({ db }, { id }) {
    yield { path: 'comments.json', rows: readComments(db, id) };
    yield { path: 'reactions.json', rows: readReactions(db, id) };
  },
};

/** Takes a person out of the mentions beside other people's texts. */
async function eraseMentions(tx: Transaction, userId: string): Promise<void> {
  const ofThem = JSON.stringify([{ id: userId }]);
  for (const table of [comments, anonymousComments]) {
    const others = sql`jsonb_path_query_array(${table.mentions}, '$[*] ? (@.id != $id)',
      jsonb_build_object('id', ${userId}::text))`;
    await tx.update(table).set({ mentions: others }).where(sql`${table.mentions} @> ${ofThem}::jsonb`);
  }
}

/** Deleted comments too, until they are erased. */
function readComments(db: Database, authorId: string) {
  const { id, teamId, objectKind: kind, objectId, parentId, text, mentions } = comments;
  const { createdAt, editedAt, deletedAt } = comments;
  return inPages((after: { readonly id: string } | undefined, limit) =>
    db
      .select({ id, teamId, kind, objectId, parentId, text, mentions, createdAt, editedAt, deletedAt })
      .from(comments)
      .where(and(eq(comments.authorId, authorId), after && gt(id, after.id)))
      .orderBy(asc(id))
      .limit(limit),
  );
}

type Given = { readonly kind: string; readonly objectId: string; readonly emoji: string };

function readReactions(db: Database, userId: string) {
  const { teamId, objectKind: kind, objectId, emoji, createdAt } = reactions;
  return inPages((after: Given | undefined, limit) =>
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
      .limit(limit),
  );
}

import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/open-database.ts';
import {
  anonymousComments,
  anonymousInbox,
  comments,
  reactionCounts,
  reactions,
  threads,
} from '../../db/schema/conversation.ts';
import { impersonal, type PersonalData, personal } from '../../platform/personal-data.ts';
import { eraseHiddenComments } from './comments/hidden.store.ts';
import { eraseReactionsOf } from './reactions/store.ts';

const UNNAMED = { erased: 'their name alone is taken out of the list' };

/** Comments and reactions. No one can find out whose an anonymous comment is, so it stays and is in no archive. */
export const conversationData: PersonalData = {
  tables: [
    personal(comments, {
      people: {
        authorId: { kept: 'what someone said to teams stays there without a name' },
        removedBy: { kept: 'a moderated comment is told from one that its author deleted' },
        mentions: UNNAMED,
      },
      shared: ['text'],
      hidden: { erased: 'with reactions and notices; the text alone where replies stand below' },
      archive: {
        rows: 'comments.json',
        without: ['authorId', 'day', 'replies', 'removedBy'],
        as: { objectKind: 'kind' },
      },
    }),
    personal(anonymousComments, {
      people: { mentions: UNNAMED },
      shared: ['text'],
      archive: { none: 'no one can find out whose an anonymous comment is' },
    }),
    personal(reactions, {
      people: { userId: { erased: 'and taken off the counts of what they were given to' } },
      archive: { rows: 'reactions.json', as: { objectKind: 'kind' } },
    }),
    impersonal(anonymousInbox, 'sealed, and linked to no one'),
    impersonal(threads, 'counts of a thread'),
    impersonal(reactionCounts, 'counts of reactions'),
  ],

  async erase(tx, { id }, { hooks }) {
    await tx
      .update(comments)
      .set({ text: '', mentions: [] })
      .where(and(eq(comments.authorId, id), isNotNull(comments.deletedAt)));
    await eraseMentions(tx, id);
    await eraseReactionsOf(tx, hooks, id);
  },

  eraseHidden: [eraseHiddenComments],
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

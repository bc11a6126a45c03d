import { and, eq, isNull, sql } from 'drizzle-orm';
import { quotes } from '../../../db/schema/wisdom.ts';
import { talkedAbout } from '../../notice/objects/store.ts';
import { QUOTE } from './rules.ts';

/** Lines of wisdom as what people talk about. */
export const quoteObject = talkedAbout(
  QUOTE,
  quotes,
  ({ keeperId, day, teamId, deletedAt, withheldAt }) => ({
    ownerId: keeperId,
    day,
    teamIds: sql`array[${teamId}]`,
    isThere: and(isNull(deletedAt), isNull(withheldAt)),
  }),
  {
    missing: 'quoteNotFound',
    async countLike(tx, quoteId, by) {
      await tx
        .update(quotes)
        .set({ likes: sql`greatest(0, ${quotes.likes} + ${by})` })
        .where(eq(quotes.id, quoteId));
    },
  },
);

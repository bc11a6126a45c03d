import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { guidelines } from '../../../db/schema/handbook.ts';
import { inPages } from '../../../platform/personal-data.ts';

/** The language that someone uses. */
export async function findLocale(db: Database, userId: string): Promise<'en' | 'zh'> {
  const [found] = await db.select({ locale: users.locale }).from(users).where(eq(users.id, userId));
  return found?.locale ?? 'en';
}

/** What half a megabyte holds of the longest guidelines. */
const PAGE = 25;

/** All guidelines of a person in their order, a few at a time. */
export function readInOrder(db: Database, userId: string) {
  const { title, category, content, pinned, position, id } = guidelines;
  const rank = sql<number>`(not ${pinned})::int`;
  type Row = { readonly rank: number; readonly position: number; readonly id: string };
  return inPages(
    (after: Row | undefined, limit) =>
      db
        .select({ title, category, content, pinned, position, id, rank })
        .from(guidelines)
        .where(
          and(
            eq(guidelines.ownerId, userId),
            isNull(guidelines.deletedAt),
            after &&
              sql`(${rank}, ${position}, ${id}) > (${after.rank}::int, ${after.position}::int, ${after.id}::uuid)`,
          ),
        )
        .orderBy(rank, asc(position), asc(id))
        .limit(limit),
    PAGE,
  );
}

import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { guidelines } from '../../../db/schema/handbook.ts';
import type { WrittenGuideline } from './markdown.rules.ts';

/** All guidelines of a person in their order, and the language that they use. */
export async function readAll(
  db: Database,
  userId: string,
): Promise<{ guidelines: WrittenGuideline[]; locale: 'en' | 'zh' }> {
  const { title, category, content, pinned, position, id } = guidelines;
  const rows = await db
    .select({ locale: users.locale, guideline: { title, category, content, pinned } })
    .from(users)
    .leftJoin(guidelines, and(eq(guidelines.ownerId, users.id), isNull(guidelines.deletedAt)))
    .where(eq(users.id, userId))
    .orderBy(sql`(not ${pinned})::int`, asc(position), asc(id));
  return {
    guidelines: rows.flatMap(({ guideline }) => guideline ?? []),
    locale: rows[0]?.locale ?? 'en',
  };
}

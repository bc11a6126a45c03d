import { and, desc, eq, gte } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { teams } from '../../../db/schema/team.ts';

type Removed = {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly deletedAt: Date;
};

/** The teams that someone owned and removed since an instant, the last removed first. */
export async function listRemovedOf(db: Database, ownerId: string, since: Date): Promise<Removed[]> {
  const { id, name, avatar, deletedAt } = teams;
  const rows = await db
    .select({ id, name, avatar, deletedAt })
    .from(teams)
    .where(and(eq(teams.ownerId, ownerId), gte(deletedAt, since)))
    .orderBy(desc(deletedAt), desc(id));
  return rows.flatMap((row) => (row.deletedAt ? [{ ...row, deletedAt: row.deletedAt }] : []));
}

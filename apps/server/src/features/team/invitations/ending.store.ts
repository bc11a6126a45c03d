import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/open-database.ts';
import { invitations } from '../../../db/schema/team.ts';
import { forgetNoticesOf } from '../../notice/inbox/store.ts';

/** Ends invitations with their links, and what people were told of them; returns how many there were. */
export async function endInvitations(db: Queryable, which: SQL | undefined): Promise<number> {
  const ended = await db.delete(invitations).where(which).returning({ id: invitations.id });
  await forgetNoticesOf(
    db,
    ended.map(({ id }) => id),
  );
  return ended.length;
}

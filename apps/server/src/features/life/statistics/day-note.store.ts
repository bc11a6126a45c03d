import { and, asc, between, count, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { dayNotes } from '../../../db/schema/life.ts';
import { memberships } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { type Membership, membershipColumns } from '../../team/store.ts';
import type { Period } from './period.rules.ts';

export type DayNote = typeof dayNotes.$inferSelect;

const living = isNull(dayNotes.deletedAt);

/** The notes of a team in a period, by day, in the order in which they were written. */
export async function listNotes(db: Queryable, teamId: string, { from, to }: Period): Promise<DayNote[]> {
  return db
    .select()
    .from(dayNotes)
    .where(and(eq(dayNotes.teamId, teamId), between(dayNotes.day, from, to), living))
    .orderBy(asc(dayNotes.day), asc(dayNotes.id));
}

/** The team of a note. */
const teamOf = (noteId: string) =>
  sql<string>`(select kept.team_id from ${dayNotes} as kept where kept.id = ${noteId})`;

/** How many notes a day has besides one: in a team, or in the team of that note. */
export async function countNotes(
  tx: Transaction,
  { teamId, day, id }: { readonly teamId?: string; readonly day: string; readonly id: string },
): Promise<number> {
  const [found] = await tx
    .select({ notes: count() })
    .from(dayNotes)
    .where(
      and(eq(dayNotes.teamId, teamId ?? teamOf(id)), eq(dayNotes.day, day), ne(dayNotes.id, id), living),
    );
  return found?.notes ?? 0;
}

/**
 * A note, hidden or not, with someone's membership of its team; both held until the transaction ends. Null where they are in
 * no such team, or there is no such note.
 */
export async function lockNote(
  tx: Transaction,
  noteId: string,
  userId: string,
): Promise<{ note: DayNote; membership: Membership } | null> {
  const [[membership], [note]] = await Promise.all([
    tx
      .select(membershipColumns)
      .from(memberships)
      .where(
        and(
          eq(memberships.userId, userId),
          isNull(memberships.leftAt),
          sql`${memberships.teamId} = ${teamOf(noteId)}`,
        ),
      )
      .for('update'),
    tx.select().from(dayNotes).where(eq(dayNotes.id, noteId)).for('update'),
  ]);
  return membership && note ? { note, membership } : null;
}

/** Adds a note, with the commit. */
export function insertNote(tx: Transaction, note: Authorized<Omit<DayNote, 'deletedAt'>>): void {
  tx.atCommit(tx.insert(dayNotes).values(note));
}

/** Changes a note, with the commit. */
export function changeNote(
  tx: Transaction,
  { id }: Authorized<DayNote>,
  changed: Pick<DayNote, 'day' | 'text' | 'version'>,
): void {
  tx.atCommit(tx.update(dayNotes).set(changed).where(eq(dayNotes.id, id)));
}

/** Deletes a note with the commit, or restores it with null. */
export function hideNote(tx: Transaction, { id }: Authorized<DayNote>, deletedAt: Date | null): void {
  tx.atCommit(tx.update(dayNotes).set({ deletedAt }).where(eq(dayNotes.id, id)));
}

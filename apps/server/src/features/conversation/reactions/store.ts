import type { ReactionCount, ReactionKind } from '@garden/contract';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { reactionCounts, reactions } from '../../../db/schema/conversation.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { personColumns } from '../../account/store.ts';
import type { Participant } from '../policy.ts';

/** Where somebody reacts: in one team, to one thing. */
export type ReactionPlace = {
  readonly teamId: string;
  readonly kind: ReactionKind;
  readonly objectId: string;
};
export type Reaction = ReactionPlace & { readonly userId: string; readonly emoji: string };

/** What the teams of a reader gave to some things of a kind. */
export type Reactions = (objectId: string, teamIds: readonly string[]) => ReactionCount[];

/** Counts by emoji, the commonest first; one query for all the things of a page. */
export async function countReactions(
  db: Database,
  kind: ReactionKind,
  objectIds: readonly string[],
  { userId, teamIds }: Pick<Participant, 'userId' | 'teamIds'>,
): Promise<Reactions> {
  if (objectIds.length === 0 || teamIds.length === 0) return () => [];
  const rows = await db
    .select({
      objectId: reactionCounts.objectId,
      teamId: reactionCounts.teamId,
      emoji: reactionCounts.emoji,
      count: reactionCounts.count,
      ownEmoji: reactions.emoji,
    })
    .from(reactionCounts)
    .leftJoin(
      reactions,
      and(
        eq(reactions.objectKind, reactionCounts.objectKind),
        eq(reactions.objectId, reactionCounts.objectId),
        eq(reactions.teamId, reactionCounts.teamId),
        eq(reactions.emoji, reactionCounts.emoji),
        eq(reactions.userId, userId),
      ),
    )
    .where(
      and(
        inArray(reactionCounts.teamId, [...teamIds]),
        eq(reactionCounts.objectKind, kind),
        inArray(reactionCounts.objectId, [...new Set(objectIds)]),
        gt(reactionCounts.count, 0),
      ),
    );
  const byObject = Map.groupBy(rows, (row) => row.objectId);
  return (objectId, places) => {
    const given = (byObject.get(objectId) ?? []).filter(({ teamId }) => places.includes(teamId));
    return [...Map.groupBy(given, ({ emoji }) => emoji)]
      .map(([emoji, rows]) => ({
        emoji,
        count: rows.reduce((sum, { count }) => sum + count, 0),
        mine: rows.some(({ ownEmoji }) => ownEmoji !== null),
      }))
      .sort((a, b) => b.count - a.count || (a.emoji < b.emoji ? -1 : 1));
  };
}

/** Adds a reaction; false where it is there already. */
export async function insertReaction(
  tx: Transaction,
  { kind, ...reaction }: Authorized<Reaction>,
  now: Date,
): Promise<boolean> {
  const added = await tx
    .insert(reactions)
    .values({ ...reaction, objectKind: kind, createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: reactions.userId });
  if (added.length === 0) return false;
  const { teamId, objectId, emoji } = reaction;
  await tx
    .insert(reactionCounts)
    .values({ teamId, objectKind: kind, objectId, emoji, count: 1 })
    .onConflictDoUpdate({
      target: [
        reactionCounts.teamId,
        reactionCounts.objectKind,
        reactionCounts.objectId,
        reactionCounts.emoji,
      ],
      set: { count: sql`${reactionCounts.count} + 1` },
    });
  return true;
}

/** Takes a reaction back, in whichever team it was given; where there is none, nothing happens. */
export async function deleteReaction(
  tx: Transaction,
  { kind, objectId, userId, emoji }: Omit<Reaction, 'teamId'>,
): Promise<void> {
  const [taken] = await tx
    .delete(reactions)
    .where(
      and(
        eq(reactions.objectKind, kind),
        eq(reactions.objectId, objectId),
        eq(reactions.userId, userId),
        eq(reactions.emoji, emoji),
      ),
    )
    .returning({ teamId: reactions.teamId });
  if (!taken) return;
  await tx
    .update(reactionCounts)
    .set({ count: sql`${reactionCounts.count} - 1` })
    .where(
      and(
        eq(reactionCounts.teamId, taken.teamId),
        eq(reactionCounts.objectKind, kind),
        eq(reactionCounts.objectId, objectId),
        eq(reactionCounts.emoji, emoji),
      ),
    );
}

type ReactorPage = {
  /** The last one read: when, who and with what. */
  readonly after: readonly [at: string, userId: string, emoji: string] | undefined;
  readonly limit: number;
};

/** Who reacted in some teams, newest first. */
export async function listReactors(
  db: Database,
  {
    kind,
    objectId,
    teamIds,
  }: Pick<ReactionPlace, 'kind' | 'objectId'> & { readonly teamIds: readonly string[] },
  { after, limit }: ReactorPage,
) {
  const { createdAt, userId, emoji } = reactions;
  return db
    .select({ person: personColumns(users), emoji, at: createdAt })
    .from(reactions)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        inArray(reactions.teamId, [...teamIds]),
        eq(reactions.objectKind, kind),
        eq(reactions.objectId, objectId),
        after &&
          sql`(${createdAt}, ${userId}, ${emoji}) < (${after[0]}::timestamptz, ${after[1]}::uuid, ${after[2]})`,
      ),
    )
    .orderBy(desc(createdAt), desc(userId), desc(emoji))
    .limit(limit);
}

/** Erases all reactions to some objects, which are erased themselves. */
export async function eraseReactionsTo(
  db: Queryable,
  kind: string,
  objectIds: readonly string[],
): Promise<void> {
  if (objectIds.length === 0) return;
  for (const table of [reactions, reactionCounts]) {
    const isTo = sql`${table.objectId} = any (${sql.param(objectIds)}::uuid[])`;
    await db.delete(table).where(and(eq(table.objectKind, kind), isTo));
  }
}

/** Erases all reactions of a person, and takes them off the counts. */
export async function eraseReactionsOf(tx: Transaction, userId: string): Promise<void> {
  const given = await tx.delete(reactions).where(eq(reactions.userId, userId)).returning();
  for (const { teamId, objectKind, objectId, emoji } of given) {
    await tx
      .update(reactionCounts)
      .set({ count: sql`${reactionCounts.count} - 1` })
      .where(
        and(
          eq(reactionCounts.teamId, teamId),
          eq(reactionCounts.objectKind, objectKind),
          eq(reactionCounts.objectId, objectId),
          eq(reactionCounts.emoji, emoji),
        ),
      );
  }
}

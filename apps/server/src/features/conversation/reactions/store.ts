import { LIKE, type ReactionCount, type ReactionKind } from '@garden/contract';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { reactionCounts, reactions } from '../../../db/schema/conversation.ts';
import type { Authorized } from '../../../http/authorize.ts';
import type { HookContext, Hooks } from '../../../platform/hooks.ts';
import { personColumns } from '../../account/store.ts';
import { countLike } from '../../notice/objects/store.ts';
import type { Participant } from '../policy.ts';

/** Where someone reacts: in one team, to one thing. */
export type ReactionPlace = {
  readonly teamId: string;
  readonly kind: ReactionKind;
  readonly objectId: string;
};
export type Reaction = ReactionPlace & { readonly userId: string; readonly emoji: string };

/** An object that takes reactions, and who reads it, as columns of a statement. */
export type ReactionColumns = {
  readonly objectId: SQL;
  /** Teams that read the object, as an array. */
  readonly teamIds: SQL;
  readonly readerId: SQL;
  /** Teams that the reader is in, as an array. */
  readonly readerTeamIds: SQL;
};

/**
 * The teams of both arrays, as rows `shared(team_id)` to join with. Each is then looked up by its key, where PostgreSQL
 * takes two conditions `= any` for a hundred lookups and reads the whole table instead.
 */
export function sharedBy(teamIds: SQL, readerTeamIds: SQL): SQL {
  return sql`(
    select team_id from unnest(${teamIds}) as own(team_id) where team_id = any (${readerTeamIds})
  ) as shared`;
}

/** Reactions in the teams that a reader shares with an object, the commonest first: a column of another statement. */
export function reactionsTo(
  kind: ReactionKind,
  { objectId, teamIds, readerId, readerTeamIds }: ReactionColumns,
): SQL<ReactionCount[]> {
  const given = sql`
    select counted.emoji, sum(counted.count)::int as count, bool_or(exists (
      select from ${reactions} as own
      where own.object_kind = counted.object_kind and own.object_id = counted.object_id
        and own.user_id = ${readerId} and own.emoji = counted.emoji and own.team_id = counted.team_id
    )) as mine
    from ${sharedBy(teamIds, readerTeamIds)} join ${reactionCounts} as counted
      on counted.team_id = shared.team_id and counted.object_kind = ${kind} and counted.object_id = ${objectId}
    where counted.count > 0
    group by counted.emoji`;
  return sql`(
    select coalesce(json_agg(
      json_build_object('emoji', given.emoji, 'count', given.count, 'mine', given.mine)
      order by given.count desc, given.emoji collate "C"
    ), '[]')
    from (${given}) as given
  )`;
}

/** Reactions to one object in some teams of its reader, the commonest first. */
export async function countReactions(
  db: Queryable,
  kind: ReactionKind,
  objectId: string,
  { userId, teamIds }: Pick<Participant, 'userId' | 'teamIds'>,
): Promise<ReactionCount[]> {
  const teams = sql`${sql.param(teamIds)}::uuid[]`;
  const beside = { teamIds: teams, readerId: sql`${userId}::uuid`, readerTeamIds: teams };
  const column = reactionsTo(kind, { objectId: sql`${objectId}::uuid`, ...beside });
  const [row] = await db.select({ reactions: column }).from(sql`(select 1) as one`);
  return row?.reactions ?? [];
}

/** Adds a reaction; false where it is there already. */
export async function insertReaction(
  tx: Transaction,
  { hooks, now }: Pick<HookContext, 'hooks' | 'now'>,
  { kind, ...reaction }: Authorized<Reaction>,
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
  if (emoji === LIKE) await countLike(tx, hooks, { kind, id: objectId }, 1);
  return true;
}

/** Takes a reaction back, in whichever team it was given; where there is none, nothing happens. */
export async function deleteReaction(
  tx: Transaction,
  hooks: Hooks,
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
  if (emoji === LIKE) await countLike(tx, hooks, { kind, id: objectId }, -1);
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
export async function eraseReactionsOf(tx: Transaction, hooks: Hooks, userId: string): Promise<void> {
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
    if (emoji === LIKE) await countLike(tx, hooks, { kind: objectKind, id: objectId }, -1);
  }
}

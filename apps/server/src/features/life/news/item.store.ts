import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { diaryTeams } from '../../../db/schema/diary.ts';
import {
  teamNews,
  teamNewsFollows,
  teamNewsHelpers,
  teamNewsReads,
  teamNewsSources,
} from '../../../db/schema/life.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { isResting } from './store.ts';

export type StoredNews = typeof teamNews.$inferSelect & {
  /** Whether someone wrote one of the sentences that it rests on. */
  readonly isWriter: boolean;
  readonly isHelper: boolean;
};

/** An item of one of someone’s teams, held until the transaction ends; null where its diaries are not read there. */
export async function lockNews(
  tx: Transaction,
  itemId: string,
  { userId, teamIds }: { readonly userId: string; readonly teamIds: readonly string[] },
): Promise<StoredNews | null> {
  const item = {
    id: sql`${teamNews.id}`,
    teamId: sql`${teamNews.teamId}`,
    leastPeople: sql`${teamNews.leastPeople}`,
  };
  const isWriter: SQL<boolean> = sql`exists (
    select from ${teamNewsSources} as source
    join ${diaryTeams} as entry on entry.diary_id = source.diary_id and entry.team_id = ${teamNews.teamId}
    where source.item_id = ${teamNews.id} and entry.author_id = ${userId}
  )`;
  const isHelper: SQL<boolean> = sql`exists (
    select from ${teamNewsHelpers} as offered
    where offered.item_id = ${teamNews.id} and offered.user_id = ${userId}
  )`;
  const [found] = await tx
    .select({ item: teamNews, isWriter, isHelper })
    .from(teamNews)
    .where(and(eq(teamNews.id, itemId), inArray(teamNews.teamId, [...teamIds]), isResting(item)))
    .for('update', { of: teamNews });
  return found ? { ...found.item, isWriter: found.isWriter, isHelper: found.isHelper } : null;
}

/** Keeps up to which day someone has read; never an earlier one than before. */
export function markRead(
  tx: Transaction,
  { teamId, userId, day }: Authorized<{ teamId: string; userId: string; day: string }>,
): void {
  tx.atCommit(
    tx
      .insert(teamNewsReads)
      .values({ teamId, userId, day })
      .onConflictDoUpdate({
        target: [teamNewsReads.teamId, teamNewsReads.userId],
        set: { day: sql`greatest(${teamNewsReads.day}, excluded.day)` },
      }),
  );
}

type Theme = { readonly teamId: string; readonly userId: string; readonly themeKey: string };

export function followTheme(
  tx: Transaction,
  theme: Authorized<Theme & { readonly phrase: string; readonly createdAt: Date }>,
): void {
  tx.atCommit(tx.insert(teamNewsFollows).values(theme).onConflictDoNothing());
}

export function unfollowTheme(tx: Transaction, { teamId, userId, themeKey }: Authorized<Theme>): void {
  tx.atCommit(
    tx
      .delete(teamNewsFollows)
      .where(
        and(
          eq(teamNewsFollows.teamId, teamId),
          eq(teamNewsFollows.userId, userId),
          eq(teamNewsFollows.themeKey, themeKey),
        ),
      ),
  );
}

export function offerHelp(tx: Transaction, item: Authorized<StoredNews>, userId: string, now: Date): void {
  tx.atCommit(
    tx.insert(teamNewsHelpers).values({ itemId: item.id, userId, offeredAt: now }).onConflictDoNothing(),
  );
}

export function takeHelpBack(tx: Transaction, item: Authorized<StoredNews>, userId: string): void {
  tx.atCommit(
    tx
      .delete(teamNewsHelpers)
      .where(and(eq(teamNewsHelpers.itemId, item.id), eq(teamNewsHelpers.userId, userId))),
  );
}

/** Says that a blocker is solved, or with null that it is open again. */
export function solve(
  tx: Transaction,
  item: Authorized<StoredNews>,
  solved: { readonly at: Date; readonly by: string } | null,
): void {
  tx.atCommit(
    tx
      .update(teamNews)
      .set({ solvedAt: solved?.at ?? null, solvedBy: solved?.by ?? null })
      .where(eq(teamNews.id, item.id)),
  );
}

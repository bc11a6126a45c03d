import { and, asc, desc, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { diaries, diaryTeams, diaryWords, teamDays } from '../../../db/schema/diary.ts';
import { memberships } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { addToCounted, countedIn } from '../attendance/store.ts';
import { isDescribed, teamVector } from '../search/store.ts';
import type { StoredDiary } from '../store.ts';

const forOneself = sql`cardinality(${diaries.teamIds}) = 0`;

/** Whether someone who has never been in a team has written something: an expression. */
export const hasWrittenEarlier = (userId: SQL): SQL<boolean> => sql<boolean>`(
  not exists (select from ${memberships} where ${memberships.userId} = ${userId})
  and exists (
    select from ${diaries}
    where ${diaries.authorId} = ${userId} and ${diaries.deletedAt} is null and ${forOneself}
  )
)`;

export type EarlierRow = Pick<StoredDiary, 'id' | 'day' | 'title' | 'sections'>;

type EarlierPage = { readonly before: string | undefined; readonly limit: number };

/** What someone published for themselves before they were in a team, the newest day first. */
export async function listEarlier(
  db: Database,
  authorId: string,
  { before, limit }: EarlierPage,
): Promise<EarlierRow[]> {
  const firstJoined = sql`(
    select min(${memberships.joinedAt}) from ${memberships} where ${memberships.userId} = ${authorId}
  )`;
  return db
    .select({ id: diaries.id, day: diaries.day, title: diaries.title, sections: diaries.sections })
    .from(diaries)
    .where(
      and(
        eq(diaries.authorId, authorId),
        isNull(diaries.deletedAt),
        forOneself,
        sql`${diaries.publishedAt} < coalesce(${firstJoined}, 'infinity')`,
        before === undefined ? undefined : sql`${diaries.day} < ${before}::date`,
      ),
    )
    .orderBy(desc(diaries.day))
    .limit(limit);
}

/** Those of some diaries that are someone's own and not hidden, held until the transaction ends. */
export async function lockOwnDiaries(
  tx: Transaction,
  authorId: string,
  diaryIds: readonly string[],
): Promise<StoredDiary[]> {
  if (diaryIds.length === 0) return [];
  return tx
    .select()
    .from(diaries)
    .where(
      and(
        eq(diaries.authorId, authorId),
        isNull(diaries.deletedAt),
        sql`${diaries.id} = any (${sql.param(diaryIds)}::uuid[])`,
      ),
    )
    .orderBy(asc(diaries.id))
    .for('update');
}

type Sharing = {
  readonly teamId: string;
  readonly userId: string;
  readonly diaries: readonly Pick<StoredDiary, 'id'>[];
};

/**
 * Lets a team read diaries of an author, find them and see them in its feed, by one statement; the text of none changes,
 * and no version is added. The last step of a sharing: those who write for the team's days wait from here to the commit.
 */
export function shareDiaries(
  tx: Transaction,
  { teamId, userId, diaries: shared }: Authorized<Sharing>,
): void {
  if (shared.length === 0) return;
  const isShared = (id: SQLWrapper) => sql`${id} = any (${sql.param(shared.map(({ id }) => id))}::uuid[])`;
  const read = tx.$with('read').as(
    tx
      .update(diaries)
      .set({ teamIds: sql`array_append(${diaries.teamIds}, ${teamId}::uuid)` })
      .where(isShared(diaries.id)),
  );
  const described = tx.$with('described').as(
    tx
      .update(diaryWords)
      .set({ shared: sql`${teamVector(teamId)}::tsvector || ${diaryWords.shared}` })
      .where(and(isShared(diaryWords.diaryId), isDescribed)),
  );
  const entered = tx.$with('entered').as(
    tx
      .insert(diaryTeams)
      .select(
        sql`select ${teamId}::uuid, ${diaries.day}, ${diaries.id}, ${diaries.authorId}
          from ${diaries} where ${isShared(diaries.id)}`,
      )
      .onConflictDoNothing()
      .returning({ teamId: diaryTeams.teamId, day: diaryTeams.day }),
  );
  const counted = countedIn(sql`select team_id, day, 1 as counts from ${entered}`, userId);
  tx.atCommit(
    tx.with(read, described, entered).insert(teamDays).select(counted).onConflictDoUpdate(addToCounted),
  );
}

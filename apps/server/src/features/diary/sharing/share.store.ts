import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { diaries } from '../../../db/schema/diary.ts';
import { memberships } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { moveEntry } from '../attendance/store.ts';
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

/** A published diary as far as sharing it goes. */
export type SharedDiary = Pick<StoredDiary, 'id' | 'authorId' | 'day' | 'teamIds'>;

/** Those of some diaries that are someone's own and not hidden, held until the transaction ends. */
export async function lockOwnDiaries(
  tx: Transaction,
  authorId: string,
  diaryIds: readonly string[],
): Promise<SharedDiary[]> {
  if (diaryIds.length === 0) return [];
  const { id, day, teamIds } = diaries;
  return tx
    .select({ id, authorId: diaries.authorId, day, teamIds })
    .from(diaries)
    .where(
      and(
        eq(diaries.authorId, authorId),
        isNull(diaries.deletedAt),
        sql`${id} = any (${sql.param(diaryIds)}::uuid[])`,
      ),
    )
    .orderBy(asc(id))
    .for('update');
}

type Sharing = { readonly teamId: string; readonly diaries: readonly SharedDiary[] };

/** Lets a team read diaries; the text of none changes, and no version is added. */
export function shareDiaries(tx: Transaction, { teamId, diaries: shared }: Authorized<Sharing>): void {
  if (shared.length === 0) return;
  const ids = shared.map(({ id }) => id);
  tx.atCommit(
    tx
      .update(diaries)
      .set({ teamIds: sql`array_append(${diaries.teamIds}, ${teamId}::uuid)` })
      .where(sql`${diaries.id} = any (${sql.param(ids)}::uuid[])`),
    ...shared.map(({ id: diaryId, authorId, day, teamIds }) =>
      moveEntry(tx, { diaryId, authorId, day, teamIds: [...teamIds, teamId] }),
    ),
  );
}

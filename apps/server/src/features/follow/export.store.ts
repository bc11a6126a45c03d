import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import { diaryAccesses } from '../../db/schema/diary.ts';
import { followGroupMembers, followGroups, follows } from '../../db/schema/follow.ts';
import { EXPORT_PAGE, inPages } from '../account/export/export.store.ts';
import { personColumns } from '../account/store.ts';

type Followed = { readonly userId: string; readonly name: string; readonly since: Date };

/** Whom somebody follows. */
export async function* readOwnFollows(db: Database, followerId: string) {
  const { followeeId: userId, createdAt: since } = follows;
  const pages = inPages((after: Followed | undefined) =>
    db
      .select({ userId, name: personColumns(users).name, since })
      .from(follows)
      .innerJoin(users, eq(users.id, userId))
      .where(and(eq(follows.followerId, followerId), after && gt(userId, after.userId)))
      .orderBy(asc(userId))
      .limit(EXPORT_PAGE),
  );
  for await (const page of pages) yield* page;
}

const peopleOfGroup = sql<{ userId: string; name: string }[]>`(
  select coalesce(json_agg(
    json_build_object('userId', users.id, 'name', case when users.deleted_at is null then users.name else '' end)
    order by added.added_at, users.id
  ), '[]')
  from ${followGroupMembers} as added
  join ${users} on users.id = added.user_id
  where added.group_id = follow_groups.id
)`;

/** Somebody's follow groups with their people. */
export async function* readOwnFollowGroups(db: Database, ownerId: string) {
  yield* await db
    .select({
      ...{ id: followGroups.id, name: followGroups.name, createdAt: followGroups.createdAt },
      people: peopleOfGroup,
    })
    .from(followGroups)
    .where(and(eq(followGroups.ownerId, ownerId), isNull(followGroups.deletedAt)))
    .orderBy(asc(followGroups.createdAt), asc(followGroups.id));
}

type Reading = Pick<typeof diaryAccesses.$inferSelect, 'diaryId' | 'kind' | 'day'>;

/** Which diaries of others somebody opened, and on which days: what their authors are shown. */
export async function* readOwnReadings(db: Database, readerId: string) {
  const { diaryId, kind, day } = diaryAccesses;
  const pages = inPages((after: Reading | undefined) =>
    db
      .select({ diaryId, kind, day })
      .from(diaryAccesses)
      .where(
        and(
          eq(diaryAccesses.readerId, readerId),
          after &&
            sql`(${diaryId}, ${kind}, ${day}) > (${after.diaryId}::uuid, ${after.kind}, ${after.day}::date)`,
        ),
      )
      .orderBy(asc(diaryId), asc(kind), asc(day))
      .limit(EXPORT_PAGE),
  );
  for await (const page of pages) yield* page;
}

import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import { followGroupMembers, followGroups, follows } from '../../db/schema/follow.ts';
import { inPages, type PersonalData, personal } from '../../platform/personal-data.ts';
import { personColumns } from '../account/store.ts';

/** Follows and follow groups. */
export const followData: PersonalData = {
  tables: [
    personal(follows, {
      people: { followerId: 'erased', followeeId: 'erased' },
      archive: 'follows.json',
    }),
    personal(followGroups, {
      people: { ownerId: 'erased' },
      hidden: 'erased',
      archive: 'follow-groups.json',
    }),
    personal(followGroupMembers, {
      people: { groupId: 'erased', userId: 'erased' },
      archive: 'follow-groups.json',
    }),
  ],

  async *export({ db }, { id }) {
    yield { path: 'follows.json', rows: readFollows(db, id) };
    yield { path: 'follow-groups.json', rows: readGroups(db, id) };
  },
};

type Followed = { readonly userId: string; readonly name: string; readonly since: Date };

function readFollows(db: Database, followerId: string) {
  const { followeeId: userId, createdAt: since } = follows;
  return inPages((after: Followed | undefined, limit) =>
    db
      .select({ userId, name: personColumns(users).name, since })
      .from(follows)
      .innerJoin(users, eq(users.id, userId))
      .where(and(eq(follows.followerId, followerId), after && gt(userId, after.userId)))
      .orderBy(asc(userId))
      .limit(limit),
  );
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

/** Deleted groups too, until they are erased. */
async function* readGroups(db: Database, ownerId: string) {
  const { id, name, createdAt, deletedAt: hiddenAt } = followGroups;
  yield* await db
    .select({ id, name, createdAt, hiddenAt, people: peopleOfGroup })
    .from(followGroups)
    .where(eq(followGroups.ownerId, ownerId))
    .orderBy(asc(createdAt), asc(id));
}

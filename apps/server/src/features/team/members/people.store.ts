import { and, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import { containing } from '../rules.ts';
import { own } from '../teams/store.ts';
import { soundOf, soundsLike } from './initials.rules.ts';

/** As many as a search shows. */
const PEOPLE_MAX = 20;

/** Someone with the teams that the reader knows them from. */
type Acquaintance = {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly code: string;
  readonly teams: readonly { readonly id: string; readonly name: string }[];
};

/** Part of a name, or who is meant. */
type Asked = { readonly keyword?: string | undefined; readonly userIds?: readonly string[] | undefined };

/**
 * People in the reader’s teams whose name holds the keyword, or sounds like it in Chinese; those whose name begins with it
 * come first. Without a keyword, those of some people who are in the reader’s teams.
 */
export async function searchPeople(
  db: Database,
  readerId: string,
  { keyword = '', userIds = [] }: Asked,
): Promise<Acquaintance[]> {
  const sound = soundOf(keyword);
  const alike = sound === undefined ? [] : await listAlike(db, readerId, sound);
  const named = keyword === '' ? undefined : ilike(users.name, containing(keyword));
  const inCommon: SQL<Acquaintance['teams']> = sql`json_agg(
    json_build_object('id', ${teams.id}, 'name', ${teams.name}) order by ${own.joinedAt}, ${teams.id}
  )`;
  return db
    .select({ id: users.id, name: users.name, avatar: users.avatar, code: users.code, teams: inCommon })
    .from(own)
    .innerJoin(teams, eq(teams.id, own.teamId))
    .innerJoin(memberships, and(eq(memberships.teamId, own.teamId), isNull(memberships.leftAt)))
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(eq(own.userId, readerId), isNull(own.leftAt), or(named, inArray(users.id, [...alike, ...userIds]))),
    )
    .groupBy(users.id)
    .orderBy(sql`${users.name} ilike ${containing(keyword).slice(1)} desc`, users.name, users.id)
    .limit(PEOPLE_MAX);
}

/** People in the reader’s teams with Chinese names that sound so. */
async function listAlike(db: Database, readerId: string, sound: string): Promise<string[]> {
  const named = await db
    .selectDistinct({ id: users.id, name: users.name })
    .from(own)
    .innerJoin(memberships, and(eq(memberships.teamId, own.teamId), isNull(memberships.leftAt)))
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(own.userId, readerId), isNull(own.leftAt), sql`${users.name} ~ '[\u3400-\u9fff]'`));
  if (named.length === 0) return [];
  // The readings of all characters are large, and are not there before someone asks for them.
  const { pinyin } = await import('pinyin-pro');
  const syllablesOf = (name: string) =>
    pinyin(name, { type: 'array', toneType: 'none', surname: 'head', nonZh: 'removed' });
  return named.filter(({ name }) => soundsLike(name, sound, syllablesOf)).map(({ id }) => id);
}

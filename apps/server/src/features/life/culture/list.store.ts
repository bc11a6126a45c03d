import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { cultureDiaries, cultures } from '../../../db/schema/culture.ts';
import { diaries } from '../../../db/schema/diary.ts';
import { memberships } from '../../../db/schema/team.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import { personColumns } from '../../account/store.ts';
import type { Reader } from '../../diary/policy.ts';
import { talkColumn } from '../../notice/objects/hooks.ts';
import { CULTURE } from './rules.ts';

/** Authors that are shown beside an entry. */
const FACES = 3;

type Lived = {
  readonly diaries: number;
  readonly people: readonly { readonly id: string; readonly name: string; readonly avatar: string | null }[];
  readonly asked: boolean | null;
};

/** Links of an entry whose diaries its team reads. */
const living = sql`link.culture_id = ${cultures.id} and link.state = 'linked'
  and diary.deleted_at is null and ${cultures.teamId} = any (diary.team_ids)`;
const linkedDiaries = sql`${cultureDiaries} as link join ${diaries} as diary on diary.id = link.diary_id`;

/** What its team's diaries say about an entry. */
function livedBy(diaryId: string | undefined): SQL<Lived> {
  const { id, name, avatar } = personColumns(users);
  const asked =
    diaryId === undefined
      ? sql`null::boolean`
      : sql`exists (select from ${linkedDiaries} where ${living} and link.diary_id = ${diaryId}::uuid)`;
  return sql`jsonb_build_object(
    'diaries', (select count(*) from ${linkedDiaries} where ${living}),
    'people', (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', ${id}, 'name', ${name}, 'avatar', ${avatar}) order by wrote.linked_at desc
      ), '[]')
      from (
        select diary.author_id, max(link.linked_at) as linked_at
        from ${linkedDiaries} where ${living}
        group by diary.author_id order by max(link.linked_at) desc limit ${sql.raw(String(FACES))}
      ) as wrote
      join ${users} on ${users.id} = wrote.author_id
    ),
    'asked', ${asked}
  )`;
}

/** An entry's place in the list of its team. */
export type CultureKey = readonly [position: string, id: string];

type Wanted = {
  readonly reader: Reader;
  /** Of a team, or one entry. */
  readonly of: { readonly teamId: string } | { readonly cultureId: string };
  readonly diaryId?: string | undefined;
  readonly after?: CultureKey | undefined;
  readonly limit: number;
};

/** An entry with all that its reader is shown beside it. */
export type HydratedCulture = Awaited<ReturnType<typeof listCultures>>[number];

/** Entries as someone of their team is shown them, in its order. */
export function listCultures(
  { db, hooks }: { readonly db: Queryable; readonly hooks: Hooks },
  { reader: { userId, teamIds }, of, diaryId, after, limit }: Wanted,
) {
  const { id, teamId, title, content, image, version, updatedAt, position } = cultures;
  const writer = alias(users, 'writer');
  return db
    .select({
      ...{ id, teamId, title, content, image, version, updatedAt, position },
      writer: personColumns(writer),
      role: memberships.role,
      lived: livedBy(diaryId),
      talk: hooks.column(talkColumn, {
        kind: CULTURE,
        objectId: sql`${id}`,
        teamIds: sql`array[${teamId}]`,
        readerId: sql`${userId}::uuid`,
        readerTeamIds: sql`${sql.param(teamIds)}::uuid[]`,
      }),
    })
    .from(cultures)
    .innerJoin(writer, eq(writer.id, cultures.createdBy))
    .innerJoin(memberships, and(eq(memberships.teamId, teamId), eq(memberships.userId, userId)))
    .where(
      and(
        'teamId' in of ? eq(teamId, of.teamId) : eq(id, of.cultureId),
        isNull(memberships.leftAt),
        isNull(cultures.deletedAt),
        after && sql`(${position}, ${id}) > (${after[0]}::int, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(asc(position), asc(id))
    .limit(limit);
}

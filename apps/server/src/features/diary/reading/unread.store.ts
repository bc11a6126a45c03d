import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import {
  diaries,
  diaryAccesses,
  diaryTeams,
  keptUnread,
  readingPositions,
} from '../../../db/schema/diary.ts';
import { type Params, statement } from '../../../db/statement.ts';
import type { Authorized } from '../../../http/authorize.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import type { Ports } from '../../../platform/ports.ts';
import type { FeedSource } from '../feed/store.ts';
import type { Reader } from '../policy.ts';
import { type HydratedDiary, preparedReader, readerValues, selectHydrated } from './store.ts';

/** What someone has not read. */
export type Unread = {
  readonly source: Pick<FeedSource, 'teamIds' | 'authorIds'>;
  /** `selectionKey` of whose diaries they are. */
  readonly selection: string;
  /** The first day that still waits. */
  readonly since: string;
};

export type UnreadPage = {
  /** The last one read: whether it was marked as unread, its day and id. */
  readonly after: readonly [kept: string, day: string, diaryId: string] | undefined;
  readonly limit: number;
};

/** A diary that waits. */
export type UnreadRow = HydratedDiary & { readonly kept: boolean };
/** The diary at which someone stopped. */
export type StoppedRow = HydratedDiary & { readonly place: number };

/** Sort before and after every day and id. */
const FIRST_DAY = '-infinity';
const LAST_DAY = 'infinity';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

type Values = {
  readonly teamIds: readonly string[];
  readonly authorIds: readonly string[];
  readonly selection: string;
  readonly since: string;
  /** Of those never opened, and of those marked as unread, the last one read. */
  readonly afterDay: string;
  readonly afterId: string;
  readonly keptAfterDay: string;
  readonly keptAfterId: string;
  readonly limit: number;
  readonly readerId: string;
  readonly readerTeamIds: readonly string[];
};

const at = (name: keyof Values) => sql.placeholder(name);
const limit = at('limit');
const ofTeams = sql`unnest(${at('teamIds')}::uuid[]) as read_by(team_id)`;
const ofAuthors = sql`unnest(${at('authorIds')}::uuid[]) as written_by(author_id)`;

/**
 * Entries that the reader has never opened, newest first. They are walked in the order of the index until the page is
 * full, each looked up in the access ledger: the lookup has a limit, since the planner could turn it into a join that
 * reads all that anyone has opened.
 */
const neverOpened = sql`
  and entry.author_id <> ${at('readerId')}::uuid and entry.day >= ${at('since')}::date
  and (entry.day, entry.diary_id) < (${at('afterDay')}::date, ${at('afterId')}::uuid)
  and (
    select true from ${diaryAccesses} as opened
    where opened.diary_id = entry.diary_id and opened.reader_id = ${at('readerId')}::uuid and opened.kind = 'opened'
    limit 1
  ) is null
  order by entry.day desc, entry.diary_id desc limit ${limit}`;

const newOnes = {
  teams: sql`
    select of_team.* from ${ofTeams} cross join lateral (
      select entry.day, entry.diary_id from ${diaryTeams} as entry
      where entry.team_id = read_by.team_id ${neverOpened}
    ) as of_team`,
  authors: sql`
    select of_author.* from ${ofTeams} cross join ${ofAuthors} cross join lateral (
      select entry.day, entry.diary_id from ${diaryTeams} as entry
      where entry.team_id = read_by.team_id and entry.author_id = written_by.author_id ${neverOpened}
    ) as of_author`,
};

/** Whether a diary is in the selection and its reader may read it. */
const inSelection = {
  teams: (diaryId: SQL) => sql`exists (
    select from ${diaryTeams} as entry
    where entry.diary_id = ${diaryId} and entry.team_id = any (${at('teamIds')}::uuid[])
  )`,
  authors: (diaryId: SQL) => sql`exists (
    select from ${diaryTeams} as entry
    where entry.diary_id = ${diaryId} and entry.team_id = any (${at('teamIds')}::uuid[])
      and entry.author_id = any (${at('authorIds')}::uuid[])
  )`,
};

type Kind = keyof typeof inSelection;

/** Those marked as unread, but for the one at which the reader stopped. */
const keptOnes = (kind: Kind) => sql`
  from ${keptUnread} as kept
  where kept.reader_id = ${at('readerId')}::uuid and kept.day >= ${at('since')}::date
    and ${inSelection[kind](sql`kept.diary_id`)}
    and not exists (
      select from ${readingPositions} as stopped
      where stopped.reader_id = kept.reader_id and stopped.diary_id = kept.diary_id
        and stopped.selection = ${at('selection')}
    )`;

/** Those never opened first, then those marked as unread. */
const pageOf = (kind: Kind) => sql`
  select kept, day, diary_id from (
    (
      select distinct false as kept, day, diary_id from (${newOnes[kind]}) as found
      order by day desc, diary_id desc limit ${limit}
    )
    union all
    (
      select true, kept.day, kept.diary_id ${keptOnes(kind)}
        and (kept.day, kept.diary_id) < (${at('keptAfterDay')}::date, ${at('keptAfterId')}::uuid)
      order by kept.day desc, kept.diary_id desc limit ${limit}
    )
  ) as waiting
  order by kept, day desc, diary_id desc limit ${limit}`;

const listBy = (kind: Kind) =>
  statement(`unread_of_${kind}`, (db, _: Params<Values>, hooks: Hooks) =>
    selectHydrated(db, hooks, pageOf(kind), preparedReader, { kept: sql<boolean>`page.kept` }).orderBy(
      sql`page.kept`,
      desc(diaries.day),
      desc(diaries.id),
    ),
  );

const countBy = (kind: Kind) =>
  statement(`count_unread_of_${kind}`, (db, _: Params<Values>) =>
    db
      .select({
        left: sql<number>`least(${limit}::int, (
          select count(distinct diary_id) from (${newOnes[kind]}) as found
        ) + (select count(*) ${keptOnes(kind)}))::int`,
      })
      .from(sql`(select) as call`),
  );

const lists = { teams: listBy('teams'), authors: listBy('authors') };
const counts = { teams: countBy('teams'), authors: countBy('authors') };

const stoppedBy = (kind: Kind) =>
  statement(`reading_stopped_in_${kind}`, (db, _: Params<Values>, hooks: Hooks) =>
    selectHydrated(
      db,
      hooks,
      sql`select stopped.diary_id, stopped.place from ${readingPositions} as stopped
        where stopped.reader_id = ${at('readerId')}::uuid and stopped.selection = ${at('selection')}
          and stopped.day >= ${at('since')}::date and ${inSelection[kind](sql`stopped.diary_id`)}`,
      preparedReader,
      { place: sql<number>`page.place` },
    ),
  );

const stops = { teams: stoppedBy('teams'), authors: stoppedBy('authors') };

const kindOf = ({ authorIds }: Unread['source']): Kind => (authorIds === undefined ? 'teams' : 'authors');

function valuesOf({ source, selection, since }: Unread, reader: Reader, page: UnreadPage): Values {
  const [kept, day = LAST_DAY, id = LAST_ID] = page.after ?? [];
  const inKept = kept === '1';
  return {
    teamIds: source.teamIds,
    authorIds: source.authorIds ?? [],
    selection,
    since,
    afterDay: inKept ? FIRST_DAY : day,
    afterId: inKept ? LAST_ID : id,
    keptAfterDay: inKept ? day : LAST_DAY,
    keptAfterId: inKept ? id : LAST_ID,
    limit: page.limit,
    ...readerValues(reader),
  };
}

type Asked = Pick<Ports, 'database' | 'hooks'>;

/** A page of what someone has not read: newest day first, at the end what they marked as unread. */
export async function listUnread(
  { database: { db }, hooks }: Asked,
  unread: Unread,
  reader: Reader,
  page: UnreadPage,
): Promise<UnreadRow[]> {
  return lists[kindOf(unread.source)](db, valuesOf(unread, reader, page), hooks);
}

/** How many diaries wait, the one apart at which someone stopped; as many as `most` at most. */
export async function countUnread(
  db: Database,
  unread: Unread,
  reader: Reader,
  most: number,
): Promise<number> {
  const values = valuesOf(unread, reader, { after: undefined, limit: most });
  const [found] = await counts[kindOf(unread.source)](db, values);
  return found?.left ?? 0;
}

/** The diary at which someone stopped in this selection, where they may still read it. */
export async function findStopped(
  { database: { db }, hooks }: Asked,
  unread: Unread,
  reader: Reader,
): Promise<StoppedRow | undefined> {
  const values = valuesOf(unread, reader, { after: undefined, limit: 1 });
  const [found] = await stops[kindOf(unread.source)](db, values, hooks);
  return found;
}

/** A diary as far as someone may mark it. */
export type Markable = Pick<typeof diaries.$inferSelect, 'id' | 'authorId' | 'day' | 'teamIds'>;

/** A diary that is not hidden, and stays there until the transaction ends. */
export async function findMarkable(tx: Transaction, diaryId: string): Promise<Markable | null> {
  const [found] = await tx
    .select({
      id: diaries.id,
      authorId: diaries.authorId,
      day: diaries.day,
      teamIds: diaries.teamIds,
    })
    .from(diaries)
    .where(and(eq(diaries.id, diaryId), isNull(diaries.deletedAt)))
    .for('key share');
  return found ?? null;
}

/** Keeps a diary as unread for its reader, or takes that back. */
export function keepMark(
  tx: Transaction,
  { id: diaryId, day }: Authorized<Markable>,
  readerId: string,
  isUnread: boolean,
): void {
  const own = and(eq(keptUnread.readerId, readerId), eq(keptUnread.diaryId, diaryId));
  tx.atCommit(
    isUnread
      ? tx.insert(keptUnread).values({ readerId, diaryId, day }).onConflictDoNothing()
      : tx.delete(keptUnread).where(own),
  );
}

/** Keeps where someone is among the diaries of a selection; with a place of null, that they are through. */
export function keepPosition(
  tx: Transaction,
  { id: diaryId, day }: Authorized<Markable>,
  readerId: string,
  { selection, place }: { readonly selection: string; readonly place: number | null },
): void {
  const here = place === null ? null : { diaryId, day, selection, place };
  tx.atCommit(
    here
      ? tx
          .insert(readingPositions)
          .values({ readerId, ...here })
          .onConflictDoUpdate({ target: readingPositions.readerId, set: here })
      : tx
          .delete(readingPositions)
          .where(and(eq(readingPositions.readerId, readerId), eq(readingPositions.selection, selection))),
  );
}

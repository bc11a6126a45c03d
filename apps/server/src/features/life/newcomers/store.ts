import { and, desc, eq, gte, isNull, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { threads } from '../../../db/schema/conversation.ts';
import { diaries, diaryTeams } from '../../../db/schema/diary.ts';
import { newcomerAnswers, newcomerBuddies, newcomerGuides } from '../../../db/schema/newcomers.ts';
import { memberships } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { personColumns } from '../../account/store.ts';
import type { FirstWeekColumns, FirstWeekFacts } from '../../diary/asking/hooks.ts';
import { DIARY } from '../../diary/rules.ts';
import { foundObject } from '../../notice/objects/hooks.ts';
import { FIRST_DIARIES } from './rules.ts';

export type Guide = typeof newcomerGuides.$inferSelect;
export type Buddy = typeof newcomerBuddies.$inferSelect;
type Pictured = { readonly id: string; readonly name: string; readonly avatar: string | null };

/** Someone who joined lately, with all that their team knows of it. */
export type NewcomerRow = {
  readonly person: Pictured;
  readonly joinedAt: Date;
  readonly buddy: (Pictured & Pick<Buddy, 'acceptedAt' | 'done'>) | null;
  readonly confused: string | null;
  /** Their buddy, who was it already when they said it. */
  readonly confidantId: string | null;
  readonly diaries: readonly {
    readonly id: string;
    readonly day: string;
    /** In milliseconds. */
    readonly publishedAt: number;
    readonly answeredOn: string | null;
  }[];
};

type NewcomerPage = {
  readonly teamId: string;
  readonly since: Date;
  /** The last one read: when they joined, and their id. */
  readonly after: readonly [joinedAt: string, userId: string] | undefined;
  readonly limit: number;
};

const buddies = alias(users, 'buddy');
const buddyColumns = personColumns(buddies);

/** The first diaries that a team reads of someone, written since they joined it. */
const firstDiaries = sql<NewcomerRow['diaries']>`(
  select coalesce(json_agg(json_build_object(
    'id', first.id, 'day', first.day, 'publishedAt', (extract(epoch from first.published_at) * 1000)::bigint,
    'answeredOn', first.answered_on
  ) order by first.day, first.id), '[]')
  from (
    select entry.id, entry.day, entry.published_at, talk.answered_on
    from ${diaryTeams} as read
    join ${diaries} as entry on entry.id = read.diary_id and entry.deleted_at is null
    left join ${threads} as talk
      on talk.team_id = read.team_id and talk.object_kind = ${sql.raw(`'${DIARY}'`)} and talk.object_id = entry.id
    where read.team_id = ${memberships.teamId} and read.author_id = ${memberships.userId}
      and entry.published_at >= ${memberships.joinedAt}
    order by read.day, entry.id
    limit ${sql.raw(String(FIRST_DIARIES))}
  ) as first
)`;

/** Who owns a team has not come to it. */
const isNewSince = (since: Date) =>
  and(isNull(memberships.leftAt), ne(memberships.role, 'owner'), gte(memberships.joinedAt, since));

/** Who joined a team since a moment, the latest first. */
export async function listNewcomers(
  db: Database,
  { teamId, since, after, limit }: NewcomerPage,
): Promise<NewcomerRow[]> {
  const rows = await db
    .select({
      person: personColumns(users),
      joinedAt: memberships.joinedAt,
      buddyId: newcomerBuddies.buddyId,
      buddyName: buddyColumns.name,
      buddyAvatar: buddyColumns.avatar,
      acceptedAt: newcomerBuddies.acceptedAt,
      done: newcomerBuddies.done,
      confused: newcomerAnswers.text,
      isKnown: sql<boolean | null>`${newcomerBuddies.acceptedAt} <= ${newcomerAnswers.writtenAt}`,
      diaries: firstDiaries,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(
      newcomerBuddies,
      and(eq(newcomerBuddies.teamId, memberships.teamId), eq(newcomerBuddies.userId, memberships.userId)),
    )
    .leftJoin(buddies, eq(buddies.id, newcomerBuddies.buddyId))
    .leftJoin(
      newcomerAnswers,
      and(eq(newcomerAnswers.teamId, memberships.teamId), eq(newcomerAnswers.userId, memberships.userId)),
    )
    .where(
      and(
        eq(memberships.teamId, teamId),
        isNewSince(since),
        after &&
          sql`(${memberships.joinedAt}, ${memberships.userId}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(memberships.joinedAt), desc(memberships.userId))
    .limit(limit);
  return rows.map(({ buddyId, buddyName, buddyAvatar, acceptedAt, done, isKnown, ...row }) => ({
    ...row,
    confidantId: isKnown ? buddyId : null,
    buddy:
      buddyId === null
        ? null
        : {
            id: buddyId,
            name: buddyName,
            avatar: buddyAvatar,
            acceptedAt,
            done: done ?? [],
          },
  }));
}

/** Whether someone joined a team since a moment. */
export async function isNewcomer(
  tx: Transaction,
  { teamId, userId, since }: { readonly teamId: string; readonly userId: string; readonly since: Date },
): Promise<boolean> {
  const [found] = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.teamId, teamId), eq(memberships.userId, userId), isNewSince(since)));
  return found !== undefined;
}

/** Who was asked to look after a newcomer, held until the transaction ends. */
export async function lockBuddy(tx: Transaction, teamId: string, userId: string): Promise<Buddy | null> {
  const [found] = await tx
    .select()
    .from(newcomerBuddies)
    .where(and(eq(newcomerBuddies.teamId, teamId), eq(newcomerBuddies.userId, userId)))
    .for('update');
  return found ?? null;
}

type NewBuddy = Pick<Buddy, 'id' | 'teamId' | 'userId' | 'buddyId' | 'askedBy' | 'askedAt'>;

/** Writes down, with the commit, that someone is asked, instead of the one before. */
export function putBuddy(tx: Transaction, buddy: Authorized<NewBuddy>): void {
  const asked = { ...buddy, acceptedAt: null, done: [] };
  tx.atCommit(
    tx
      .insert(newcomerBuddies)
      .values(asked)
      .onConflictDoUpdate({ target: [newcomerBuddies.teamId, newcomerBuddies.userId], set: asked }),
  );
}

const isOf = ({ teamId, userId }: Pick<Buddy, 'teamId' | 'userId'>) =>
  and(eq(newcomerBuddies.teamId, teamId), eq(newcomerBuddies.userId, userId));

/** Changes, with the commit, what is known of a buddy. */
export function changeBuddy(
  tx: Transaction,
  buddy: Authorized<Buddy>,
  changes: Partial<Pick<Buddy, 'acceptedAt' | 'done'>>,
): void {
  tx.atCommit(tx.update(newcomerBuddies).set(changes).where(isOf(buddy)));
}

/** Ends, with the commit, that someone is asked or is a buddy. */
export function deleteBuddy(tx: Transaction, buddy: Authorized<Buddy>): void {
  tx.atCommit(tx.delete(newcomerBuddies).where(isOf(buddy)));
}

/** What was kept of someone’s first days in a team, and whose buddy they were, goes when they leave it. */
export async function forgetNewcomer(
  tx: Transaction,
  { teamId, userId }: { readonly teamId: string; readonly userId: string },
): Promise<void> {
  tx.atCommit(
    tx
      .delete(newcomerBuddies)
      .where(
        and(
          eq(newcomerBuddies.teamId, teamId),
          or(eq(newcomerBuddies.userId, userId), eq(newcomerBuddies.buddyId, userId)),
        ),
      ),
  );
  tx.atCommit(
    tx
      .delete(newcomerAnswers)
      .where(and(eq(newcomerAnswers.teamId, teamId), eq(newcomerAnswers.userId, userId))),
  );
}

/** Writes down, with the commit, what confused someone; their last word counts. */
export function putAnswer(tx: Transaction, answer: Authorized<typeof newcomerAnswers.$inferSelect>): void {
  const { text, writtenAt } = answer;
  tx.atCommit(
    tx
      .insert(newcomerAnswers)
      .values(answer)
      .onConflictDoUpdate({
        target: [newcomerAnswers.teamId, newcomerAnswers.userId],
        set: { text, writtenAt },
      }),
  );
}

/** The id of what someone said confused them; null where they said nothing. */
export async function findAnswerId(tx: Transaction, teamId: string, userId: string): Promise<string | null> {
  const [found] = await tx
    .select({ id: newcomerAnswers.id })
    .from(newcomerAnswers)
    .where(and(eq(newcomerAnswers.teamId, teamId), eq(newcomerAnswers.userId, userId)));
  return found?.id ?? null;
}

/** Who reads what confused a newcomer: their buddy, and the administrators that members were told of for a day. */
export async function listConfidants(tx: Transaction, teamId: string, userId: string): Promise<string[]> {
  const isHis = sql`${memberships.userId} = (
    select tended.buddy_id from ${newcomerBuddies} as tended
    where tended.team_id = ${teamId} and tended.user_id = ${userId} and tended.accepted_at is not null
  )`;
  const rows = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(
      and(
        eq(memberships.teamId, teamId),
        isNull(memberships.leftAt),
        or(and(ne(memberships.role, 'member'), isNull(memberships.seesFrom)), isHis),
      ),
    );
  return rows.map((row) => row.userId);
}

/** What a team has written for its newcomers; null where it has the product’s own. */
export async function findGuide(db: Queryable, teamId: string): Promise<Guide | null> {
  const [found] = await db.select().from(newcomerGuides).where(eq(newcomerGuides.teamId, teamId));
  return found ?? null;
}

/** Keeps, with the commit, what a team says to its newcomers. */
export function putGuide(tx: Transaction, guide: Authorized<Guide>): void {
  const { teamId: _, ...set } = guide;
  tx.atCommit(
    tx.insert(newcomerGuides).values(guide).onConflictDoUpdate({ target: newcomerGuides.teamId, set }),
  );
}

/** What the editor needs to know of someone’s first week in a team: a column. */
export function firstWeekIn({ userId, teamId }: FirstWeekColumns): SQL<FirstWeekFacts> {
  return sql`json_build_object(
    'prompts', (select guide.prompts from ${newcomerGuides} as guide where guide.team_id = ${teamId}),
    'buddy', (
      select json_build_object('id', buddy.id, 'name', buddy.name, 'avatar', buddy.avatar)
      from ${newcomerBuddies} as tended
      join ${users} as buddy on buddy.id = tended.buddy_id and buddy.deleted_at is null
      where tended.team_id = ${teamId} and tended.user_id = ${userId} and tended.accepted_at is not null
    ),
    'said', exists (
      select from ${newcomerAnswers} as said where said.team_id = ${teamId} and said.user_id = ${userId}
    )
  )`;
}

/** What a notice shows of a newcomer whose buddy is asked, or who said what confused them: a subselect. */
export function selectNoticedNewcomer(id: SQLWrapper): SQL {
  const of = (table: SQLWrapper) => sql`select kept.user_id from ${table} as kept where kept.id = ${id}`;
  return sql`select ${foundObject({ title: users.name })} from ${users}
    where ${users.id} in (${of(newcomerBuddies)} union all ${of(newcomerAnswers)}) and ${isNull(users.deletedAt)}`;
}

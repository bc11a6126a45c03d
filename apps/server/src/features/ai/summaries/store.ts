import { and, asc, between, desc, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { aiSummaries } from '../../../db/schema/ai.ts';
import { diaries } from '../../../db/schema/diary.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { personColumns } from '../../account/store.ts';
import { isShown } from '../../growth/memories/store.ts';
import { supervisorsOf } from '../../team/departments/store.ts';
import { wordLists } from '../../team/words/store.ts';
import type { KeptLine, Period } from './rules.ts';
import type { DatedSource } from './summarize.task.ts';

type Days = Pick<Period, 'kind' | 'from' | 'to'>;

/** What someone keeps of a look back. */
export type KeptSummary = {
  readonly lines: readonly KeptLine[] | null;
  readonly version: number;
  readonly sharedIn: string | null;
};

const columns = {
  lines: aiSummaries.lines,
  version: aiSummaries.version,
  sharedIn: aiSummaries.sharedIn,
};

const isOf = (ownerId: string, { kind, from }: Days) =>
  and(eq(aiSummaries.ownerId, ownerId), eq(aiSummaries.kind, kind), eq(aiSummaries.fromDay, from));

/** What someone keeps of a look back of theirs; null where they have changed nothing and it was not made ready. */
export async function findSummary(db: Queryable, ownerId: string, days: Days): Promise<KeptSummary | null> {
  const [found] = await db.select(columns).from(aiSummaries).where(isOf(ownerId, days));
  return found ?? null;
}

/** The same, held until the transaction ends. */
export async function lockSummary(tx: Transaction, ownerId: string, days: Days): Promise<KeptSummary | null> {
  const [found] = await tx.select(columns).from(aiSummaries).where(isOf(ownerId, days)).for('update');
  return found ?? null;
}

/**
 * A month of someone as they share it with those who look after them, if the reader is one of them; null for everyone else, and
 * once its owner is not in that team any more. Its words are the sensitive ones of all teams that read what it rests on.
 */
export async function findShared(
  db: Database,
  ownerId: string,
  days: Days,
  reader: { readonly userId: string; readonly teamIds: readonly string[] },
) {
  const cares = supervisorsOf(aiSummaries.sharedIn, aiSummaries.ownerId);
  const readIn = sql`select array_agg(of_team) || ${aiSummaries.sharedIn}
    from ${diaries} as written, unnest(written.team_ids) as of_team
    where written.author_id = ${ownerId}::uuid and written.deleted_at is null
      and written.day between ${days.from}::date and ${days.to}::date
      and ${aiSummaries.sharedIn} = any (written.team_ids)`;
  const [found] = await db
    .select({ ...columns, person: personColumns(users), words: wordLists(sql`(${readIn})::uuid[]`) })
    .from(aiSummaries)
    .innerJoin(users, eq(users.id, aiSummaries.ownerId))
    .where(
      and(
        isOf(ownerId, days),
        isNull(users.deletedAt),
        sql`${aiSummaries.sharedIn} = any (${sql.param(reader.teamIds)}::uuid[])`,
        sql`exists (select from ${cares} as cares where cares.user_id = ${reader.userId}::uuid)`,
        sql`exists (
          select from ${memberships} as own
          where own.team_id = ${aiSummaries.sharedIn} and own.user_id = ${aiSummaries.ownerId} and own.left_at is null
        )`,
      ),
    );
  return found ?? null;
}

/** What someone wrote on some days, but for days that they hide, in order. */
export async function listSources(db: Database, authorId: string, { from, to }: Days) {
  return sourcesWhere(db, authorId, { from, to }, undefined);
}

/** Of that what the team reads in which they share their look back. */
export async function listSharedSources(db: Database, authorId: string, days: Days) {
  const sharedIn = db
    .select({ sharedIn: aiSummaries.sharedIn })
    .from(aiSummaries)
    .where(isOf(authorId, days));
  return sourcesWhere(db, authorId, days, sql`(${sharedIn}) = any (${diaries.teamIds})`);
}

async function sourcesWhere(
  db: Database,
  authorId: string,
  { from, to }: Pick<Days, 'from' | 'to'>,
  condition: SQL | undefined,
): Promise<DatedSource[]> {
  const { id, day, sections } = diaries;
  const rows = await db
    .select({ id, day, sections })
    .from(diaries)
    .where(
      and(
        eq(diaries.authorId, authorId),
        isNull(diaries.deletedAt),
        between(day, from, to),
        isShown(authorId, day),
        condition,
      ),
    )
    .orderBy(asc(day));
  // Mistakes are for their writer’s list, and what was answered to a team is that team’s to read.
  return rows.map(({ sections: entry, ...row }) => ({
    ...row,
    authorId,
    entry: { ...entry, mistakes: [], answers: [], topics: [] },
  }));
}

type Person = { readonly id: string; readonly name: string; readonly avatar: string | null };

/** The teams of someone, with those who look after them there. */
export async function listCarers(db: Queryable, userId: string, teamIds: readonly string[]) {
  const cares = supervisorsOf(memberships.teamId, memberships.userId);
  const people = sql<Person[]>`(
    select coalesce(json_agg(json_build_object('id', carer.id, 'name', carer.name, 'avatar', carer.avatar) order by carer.id), '[]')
    from ${cares} as cares join ${users} as carer on carer.id = cares.user_id and carer.deleted_at is null
    where carer.id <> ${userId}::uuid
  )`;
  return db
    .select({ teamId: teams.id, name: teams.name, people })
    .from(memberships)
    .innerJoin(teams, eq(teams.id, memberships.teamId))
    .where(
      and(
        eq(memberships.userId, userId),
        isNull(memberships.leftAt),
        sql`${memberships.teamId} = any (${sql.param(teamIds)}::uuid[])`,
      ),
    )
    .orderBy(asc(teams.name), asc(teams.id));
}

type Keeping = KeptSummary & {
  readonly ownerId: string;
  readonly kind: Period['kind'];
  readonly fromDay: string;
  readonly changedAt: Date;
};

/** Keeps what its owner made of a look back; where its version is there already, nothing is written, and it tells so. */
export async function keepSummary(tx: Transaction, kept: Authorized<Keeping>): Promise<boolean> {
  const { ownerId: _, kind: __, fromDay: ___, ...changes } = kept;
  const written = await tx
    .insert(aiSummaries)
    .values(kept)
    .onConflictDoUpdate({
      target: [aiSummaries.ownerId, aiSummaries.kind, aiSummaries.fromDay],
      set: changes,
      setWhere: eq(aiSummaries.version, kept.version - 1),
    })
    .returning({ version: aiSummaries.version });
  return written.length > 0;
}

/** The newest month of someone that is ready and unread. */
export async function findUnread(db: Database, ownerId: string) {
  const [found] = await db
    .select({ fromDay: aiSummaries.fromDay, readyAt: aiSummaries.readyAt })
    .from(aiSummaries)
    .where(
      and(
        eq(aiSummaries.ownerId, ownerId),
        eq(aiSummaries.kind, 'month'),
        isNotNull(aiSummaries.readyAt),
        isNull(aiSummaries.readAt),
      ),
    )
    .orderBy(desc(aiSummaries.fromDay))
    .limit(1);
  return found ?? null;
}

/** Remembers that someone has read their months up to one. */
export function keepRead(
  tx: Transaction,
  { userId }: Authorized<{ readonly userId: string }>,
  { upTo, readAt }: { readonly upTo: string; readonly readAt: Date },
): void {
  tx.atCommit(
    tx
      .update(aiSummaries)
      .set({ readAt })
      .where(
        and(
          eq(aiSummaries.ownerId, userId),
          eq(aiSummaries.kind, 'month'),
          lte(aiSummaries.fromDay, upTo),
          isNull(aiSummaries.readAt),
        ),
      ),
  );
}

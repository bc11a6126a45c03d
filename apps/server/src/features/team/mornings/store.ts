import { dayAt, dayStart, makeCalendar } from '@garden/calendar';
import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { memberships, morningNumbers, teams } from '../../../db/schema/team.ts';
import type { NumbersDue, TakenNumbers } from './hooks.ts';

/** Teams whose numbers are read and worked out together. */
export const TEAMS_AT_ONCE = 25;

type DuePage = {
  readonly kind: string;
  readonly now: Date;
  /** The last team that was looked at. */
  readonly after: string | undefined;
};

/** Teams whose day has begun since their numbers were last taken down, a page of them; a new team's are taken with its second day. */
export async function listNumbersDue(db: Database, { kind, now, after }: DuePage): Promise<NumbersDue[]> {
  const dayOf = (moment: unknown) =>
    sql`((${moment}::timestamptz at time zone ${teams.timezone}) - (${teams.calendar}->>'dayStartsAt')::interval)::date`;
  const today = dayOf(now.toISOString());
  const rows = await db
    .select({
      teamId: teams.id,
      timezone: teams.timezone,
      calendar: teams.calendar,
      takenOn: morningNumbers.takenOn,
      olderAt: sql<string | null>`to_json(${olderBegan(now)}) #>> '{}'`,
    })
    .from(teams)
    .leftJoin(
      morningNumbers,
      and(eq(morningNumbers.teamId, teams.id), eq(morningNumbers.kind, kind), eq(morningNumbers.part, '')),
    )
    .where(
      and(
        isNull(teams.deletedAt),
        after === undefined ? undefined : gt(teams.id, after),
        sql`${dayOf(teams.createdAt)} < ${today}`,
        sql`coalesce(${morningNumbers.takenOn}, '-infinity') < ${today}`,
      ),
    )
    .orderBy(asc(teams.id))
    .limit(TEAMS_AT_ONCE);
  return rows.map(({ teamId, timezone, calendar, takenOn, olderAt }) => {
    const days = makeCalendar({ timezone, dayStartsAt: calendar.dayStartsAt });
    const day = dayAt(now, days);
    const began = dayStart(day, days);
    const at = olderAt !== null && new Date(olderAt) < began ? new Date(olderAt) : began;
    return { teamId, timezone, calendar, day, at, isFirst: takenOn === null };
  });
}

/** When the day began in those older teams that share members with the team at hand, in the first of them. */
const olderBegan = (now: Date) => {
  const startsAt = sql`(older.calendar->>'dayStartsAt')::interval`;
  return sql`(
    select min((
      date_trunc('day', (${now.toISOString()}::timestamptz at time zone older.timezone) - ${startsAt}) + ${startsAt}
    ) at time zone older.timezone)
    from ${memberships} as own
    join ${memberships} as other
      on other.user_id = own.user_id and other.team_id < own.team_id and other.left_at is null
    join ${teams} as older on older.id = other.team_id and older.deleted_at is null
    where own.team_id = ${teams}.id and own.left_at is null
  )`;
};

/**
 * On which day numbers of a kind were taken down last, of some teams; held until the transaction ends, so that of two servers
 * one does what a morning brings. A team whose numbers were never taken down is not among them.
 */
export async function holdTaken(
  tx: Transaction,
  kind: string,
  teamIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ teamId: morningNumbers.teamId, takenOn: morningNumbers.takenOn })
    .from(morningNumbers)
    .where(
      and(
        inArray(morningNumbers.teamId, [...teamIds]),
        eq(morningNumbers.kind, kind),
        eq(morningNumbers.part, ''),
      ),
    )
    // In one order, so that two servers do not wait for each other.
    .orderBy(asc(morningNumbers.teamId))
    .for('update');
  return new Map(rows.map(({ teamId, takenOn }) => [teamId, takenOn]));
}

/** Keeps the numbers of a morning, by one statement; of two servers that have taken them, the first one's. */
export async function keepNumbers(
  tx: Transaction,
  kind: string,
  due: readonly NumbersDue[],
  taken: readonly TakenNumbers[],
): Promise<void> {
  const marked = due
    .filter(({ teamId }) => !taken.some((of) => of.teamId === teamId && of.part === ''))
    .map(({ teamId }) => ({ teamId, part: '', numbers: {} }));
  const days = new Map(due.map(({ teamId, day }) => [teamId, day]));
  const rows = [...taken, ...marked].map(({ teamId, part, numbers }) => ({
    team: teamId,
    part,
    day: days.get(teamId),
    numbers,
  }));
  if (rows.length === 0) return;
  await tx
    .insert(morningNumbers)
    .select(
      sql`select row.team, ${kind}::text, row.part, row.day, row.numbers
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as row (team uuid, part text, day date, numbers jsonb)
        join ${teams} on ${teams.id} = row.team`,
    )
    .onConflictDoUpdate({
      target: [morningNumbers.teamId, morningNumbers.kind, morningNumbers.part],
      set: { takenOn: sql`excluded.taken_on`, numbers: sql`excluded.numbers` },
      setWhere: sql`${morningNumbers.takenOn} < excluded.taken_on`,
    });
}

/** What is kept of some teams, of one kind; with months, of the parts alone that begin with one of them. */
export async function listNumbers(
  db: Queryable,
  kind: string,
  teamIds: readonly string[],
  months?: readonly string[],
): Promise<(TakenNumbers & { readonly takenOn: string })[]> {
  const rows = await db
    .select({
      teamId: morningNumbers.teamId,
      part: morningNumbers.part,
      takenOn: morningNumbers.takenOn,
      numbers: morningNumbers.numbers,
    })
    .from(morningNumbers)
    .where(
      and(
        eq(morningNumbers.kind, kind),
        inArray(morningNumbers.teamId, [...teamIds]),
        months && sql`left(${morningNumbers.part}, 7) = any (${sql.param(months)}::text[])`,
      ),
    );
  return rows.map((row) => ({ ...row, numbers: row.numbers as object }));
}

/** Erases parts that are taken no more. */
export async function eraseOldNumbers(db: Database, kind: string, before: Date): Promise<void> {
  await db
    .delete(morningNumbers)
    .where(and(eq(morningNumbers.kind, kind), lt(morningNumbers.takenOn, before.toISOString().slice(0, 10))));
}

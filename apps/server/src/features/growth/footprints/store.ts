import { and, between, desc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { diaries } from '../../../db/schema/diary.ts';
import { moods } from '../../../db/schema/growth.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import type { DiaryGrade, Reader } from '../../diary/policy.ts';
import { gradeColumn } from '../../diary/reading/hooks.ts';
import { besideDiary, valuesOf } from '../../diary/reading/store.ts';
import { isShown } from '../memories/store.ts';
import { BEGINNING_READ, type Begun } from '../rules.ts';
import type { Place } from './rules.ts';

export type EntryRow = Begun & {
  readonly id: string;
  readonly day: string;
  readonly mood: string | null;
  readonly score: DiaryGrade | null;
};

/** Where a page of a timeline begins. */
export type Stretch = {
  readonly after: Place | undefined;
  /** The last day of the month that was asked for. */
  readonly until: string | undefined;
  readonly limit: number;
};

const summary = sql<string>`left(${diaries.sections} ->> 'summary', ${BEGINNING_READ})`;
const own = (authorId: string) => and(eq(diaries.authorId, authorId), isNull(diaries.deletedAt));

/** The diaries of someone that they have not hidden, the newest first; a day has one at most. */
export async function listEntries(
  db: Database,
  hooks: Hooks,
  reader: Reader,
  { after, until, limit }: Stretch,
): Promise<EntryRow[]> {
  const { userId } = reader;
  const kept = sql`(select ${moods.face} from ${moods} where ${moods.ownerId} = ${userId}::uuid and ${moods.day} = ${diaries.day})`;
  return db
    .select({
      id: diaries.id,
      day: diaries.day,
      title: diaries.title,
      summary,
      mood: sql<string | null>`coalesce(${kept}, ${diaries.expression})`,
      score: hooks.column(gradeColumn, besideDiary(valuesOf(reader))),
    })
    .from(diaries)
    .where(
      and(
        own(userId),
        // What stands with the day’s diary comes before it.
        after && (after[1] === '0' ? lt(diaries.day, after[0]) : lte(diaries.day, after[0])),
        until === undefined ? undefined : lte(diaries.day, until),
        isShown(userId, diaries.day),
      ),
    )
    .orderBy(desc(diaries.day))
    .limit(limit);
}

export type BegunRow = Begun & { readonly id: string; readonly day: string };

/** What someone wrote on some days, but for hidden ones. */
export async function listOnDays(
  db: Database,
  authorId: string,
  days: readonly string[],
): Promise<BegunRow[]> {
  return db
    .select({ id: diaries.id, day: diaries.day, title: diaries.title, summary })
    .from(diaries)
    .where(
      and(
        own(authorId),
        sql`${diaries.day} = any (${sql.param(days)}::date[])`,
        isShown(authorId, diaries.day),
      ),
    );
}

export type DayWrittenRow = {
  readonly id: string;
  readonly day: string;
  readonly late: boolean;
  readonly publishedAt: Date;
};

/** The days between two that someone has written. */
export async function listWrittenBetween(
  db: Database,
  authorId: string,
  from: string,
  to: string,
): Promise<DayWrittenRow[]> {
  const { id, day, late, publishedAt } = diaries;
  return db
    .select({ id, day, late, publishedAt })
    .from(diaries)
    .where(and(own(authorId), between(day, from, to)));
}

/** The first day that someone has written; null for none. */
export async function findFirstDay(db: Database, authorId: string): Promise<string | null> {
  const [found] = await db
    .select({ day: diaries.day })
    .from(diaries)
    .where(own(authorId))
    .orderBy(diaries.day)
    .limit(1);
  return found?.day ?? null;
}

export type Nth = BegunRow & { readonly nth: number };

/** The first diary of someone, and each that was the so-manieth. The count reads an index alone, whatever the diaries say. */
export async function listNth(db: Database, authorId: string, counts: readonly number[]): Promise<Nth[]> {
  const numbered = sql`(
    select ${diaries.day} as day, row_number() over (order by ${diaries.day}) as nth
    from ${diaries} where ${own(authorId)}
  )`;
  return db
    .select({
      id: diaries.id,
      day: diaries.day,
      title: diaries.title,
      summary,
      nth: sql<number>`numbered.nth::int`,
    })
    .from(sql`${numbered} as numbered`)
    .innerJoin(diaries, and(own(authorId), sql`${diaries.day} = numbered.day`))
    .where(sql`numbered.nth = any (${sql.param(counts)}::int[])`);
}

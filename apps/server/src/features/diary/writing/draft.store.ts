import { type DiaryDay, dayStart } from '@garden/calendar';
import type { DailyQuestion } from '@garden/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { batchQueryOn } from '../../../db/batch-query.ts';
import type { Database } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaries, drafts, vacations } from '../../../db/schema/diary.ts';
import { teams } from '../../../db/schema/team.ts';
import { type Params, statement } from '../../../db/statement.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import type { Ports } from '../../../platform/ports.ts';
import { firstWeekColumn, topicColumn } from '../asking/hooks.ts';
import type { Writer } from '../days/store.ts';
import { editorColumns, reminderColumn, taskColumn } from './hooks.ts';

export type DraftRow = typeof drafts.$inferSelect;
export type NewDraft = Omit<DraftRow, 'version'>;

/** Between the versions of a draft from before publishing and those of one from after it. */
const GAP = 100_000;

const own = (authorId: string, day: string) => and(eq(drafts.authorId, authorId), eq(drafts.day, day));

export async function findDraft(db: Database, authorId: string, day: string): Promise<DraftRow | null> {
  const [found] = await db.select().from(drafts).where(own(authorId, day));
  return found ?? null;
}

/**
 * What the editor of a day opens with: the draft, the questions of the home team, the topics and tasks that it asks
 * about, what its writer wants to be reminded of, the interviews that they have to hold, and whether they are on vacation.
 * @param lastWeek the week whose mistakes are offered
 */
export async function openEditor(
  { database, hooks, now }: Pick<Ports, 'database' | 'hooks'> & { readonly now: Date },
  { userId, calendar, teamIds, today }: Pick<Writer, 'userId' | 'calendar' | 'teamIds' | 'today'>,
  day: DiaryDay,
  lastWeek: { readonly from: DiaryDay; readonly to: DiaryDay } | null,
) {
  const settledSince = dayStart(day, calendar);
  const [homeId = null] = teamIds;
  const { from = null, to = null } = lastWeek ?? {};
  const values = { userId, day, today, homeId, teamIds, settledSince, from, to, now };
  const [found] = await readEditor(database.db, values, hooks);
  if (!found) throw new Error(`no one is ${userId}`);
  return found;
}

type Opening = {
  readonly userId: string;
  readonly day: DiaryDay;
  readonly today: DiaryDay;
  readonly homeId: string | null;
  readonly teamIds: readonly string[];
  readonly settledSince: Date;
  readonly from: DiaryDay | null;
  readonly to: DiaryDay | null;
  readonly now: Date;
};

const readEditor = statement('open_editor', (db, of: Params<Opening>, hooks: Hooks) => {
  const userId = sql`${users.id}`;
  const day = sql`${of.day}::date`;
  const teamIds = sql`${of.teamIds}::uuid[]`;
  const settledSince = sql`${of.settledSince}::timestamptz`;
  const today = sql`${of.today}::date`;
  const lastWeek = { from: sql`${of.from}::date`, to: sql`${of.to}::date` };
  return db
    .select({
      draft: drafts,
      questions: sql<readonly DailyQuestion[]>`coalesce(${teams.dailyQuestions}, '[]')`,
      topics: hooks.column(topicColumn, { userId, teamIds, day }),
      firstWeek: hooks.column(firstWeekColumn, { userId, teamId: sql`${of.homeId}::uuid` }),
      tasks: hooks.column(taskColumn, { userId, day, settledSince }),
      reminders: hooks.column(reminderColumn, { userId, day, today, lastWeek }),
      extras: hooks.extras(editorColumns, {
        userId,
        now: sql`${of.now}::timestamptz`,
      }),
      isAway: sql<boolean>`exists (
        select from ${vacations} where ${vacations.userId} = ${users.id} and ${vacations.day} = ${day}
      )`,
    })
    .from(users)
    .leftJoin(drafts, sql`${drafts.authorId} = ${users.id} and ${drafts.day} = ${day}`)
    .leftJoin(teams, sql`${teams.id} = ${of.homeId}::uuid`)
    .where(sql`${users.id} = ${of.userId}::uuid`);
});

/**
 * Saves a text that grew from a version, 0 for the first of its day; tells the version that it is now.
 * Null where that version is not the newest: nothing is written.
 */
export async function saveDraft(db: Database, draft: NewDraft, from: number): Promise<number | null> {
  if (from === 0) return insertDraft(db, draft);
  const next = { ...draft, version: from + 1 };
  if (await updateTogether(db, next)) return next.version;
  return updateDraft(db, next);
}

async function insertDraft(db: Database, draft: NewDraft): Promise<number | null> {
  const [saved] = await insertFirst(db, draft);
  return saved?.version ?? null;
}

const insertFirst = statement('insert_draft', (db, draft: Params<NewDraft>) => {
  const { authorId, day, title, sections, teamIds, expression, images, savedAt } = draft;
  const version = firstVersion(db, draft);
  return db
    .insert(drafts)
    .values({ authorId, day, title, sections, teamIds, expression, images, savedAt, version })
    .onConflictDoNothing()
    .returning({ version: drafts.version });
});

/**
 * 1, or after publishing a number that no earlier draft of the day reached: a tab that still holds one of those shall
 * not take the new draft for its own.
 */
function firstVersion(db: Database, { authorId, day }: Params<NewDraft>) {
  const published = db
    .select({ version: diaries.version })
    .from(diaries)
    .where(and(eq(diaries.authorId, authorId), eq(diaries.day, day), isNull(diaries.deletedAt)));
  return sql<number>`1 + ${GAP}::int * coalesce((${published}), 0)`;
}

async function updateDraft(db: Database, draft: DraftRow): Promise<number | null> {
  const [saved] = await db
    .update(drafts)
    .set(draft)
    .where(and(own(draft.authorId, draft.day), eq(drafts.version, draft.version - 1)))
    .returning({ version: drafts.version });
  return saved?.version ?? null;
}

/**
 * Saves what many people write in the same moment with one commit; tells of each whether it was. A row that
 * someone else holds (its diary is being published, another server saves it) is left out rather than waited for, and
 * so is the second of two texts for one day: no one waits for another person, and no two servers for each other.
 */
const updateTogether = batchQueryOn((db) => async (all: readonly DraftRow[]) => {
  const keyOf = (row: Pick<DraftRow, 'authorId' | 'day'>) => `${row.authorId} ${row.day}`;
  const firsts = new Map(all.toReversed().map((draft) => [keyOf(draft), draft]));
  const rows = await updateDrafts(db, { drafts: JSON.stringify([...firsts.values()].map(toRecord)) });
  const saved = new Set(rows.map(keyOf));
  return (draft) => firsts.get(keyOf(draft)) === draft && saved.has(keyOf(draft));
});

const updateDrafts = statement('update_drafts', (db, of: Params<{ drafts: string }>) => {
  const { authorId, day, version } = drafts;
  const next = sql`json_populate_recordset(null::${drafts}, ${of.drafts}::json) as next`;
  const free = db.$with('free').as(
    db
      .select({ next: sql`next`.as('next') })
      .from(drafts)
      .innerJoin(next, sql`(${authorId}, ${day}, ${version}) = (next.author_id, next.day, next.version - 1)`)
      .for('update', { of: drafts, skipLocked: true }),
  );
  return db
    .with(free)
    .update(drafts)
    .set({
      title: sql`(next).title`,
      sections: sql`(next).sections`,
      teamIds: sql`(next).team_ids`,
      expression: sql`(next).expression`,
      images: sql`(next).images`,
      version: sql`(next).version`,
      savedAt: sql`(next).saved_at`,
    })
    .from(free)
    .where(sql`(${authorId}, ${day}, ${version}) = ((next).author_id, (next).day, (next).version - 1)`)
    .returning({ authorId, day });
});

/** A draft under the names of its columns. */
function toRecord({ authorId, teamIds, savedAt, ...draft }: DraftRow) {
  return { ...draft, author_id: authorId, team_ids: teamIds, saved_at: savedAt };
}

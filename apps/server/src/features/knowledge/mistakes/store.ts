import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { eachOf } from '../../../db/each-of.ts';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { diaries } from '../../../db/schema/diary.ts';
import { mistakes } from '../../../db/schema/knowledge.ts';
import { selectRows } from '../../../db/select-rows.ts';
import { type Params, statement } from '../../../db/statement.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { ownRows } from '../../../http/own-rows.ts';
import { describeTexts } from '../../diary/search/rules.ts';
import type { Wanted } from '../rules.ts';
import { syncMistakes } from './sync.rules.ts';

/** The teams that read a mistake in its diary. */
const readers = sql`coalesce((
  select diary.team_ids from ${diaries} as diary
  where diary.id = ${mistakes.diaryId} and diary.deleted_at is null and exists (
    select from jsonb_array_elements(diary.sections -> 'mistakes') as item
    where item ->> 'text' = coalesce(${mistakes.diaryText}, ${mistakes.text}) and (item ->> 'shared')::boolean
      and item ->> 'text' not like '!!%'
  )
), '{}'::uuid[])`;

/** Teams read no deleted one; brought back, it is shared again as its diary says. */
export const ownMistakes = ownRows(mistakes, 'mistakeNotFound', {
  hidden: { sharedWith: [] },
  restored: { sharedWith: readers },
});

/** The diary that rows come with. */
export type Source = { readonly diaryId: string; readonly ownerId: string; readonly day: string };
/** How new rows get their ids, and when they came. */
export type Making = { readonly newId: () => string; readonly now: Date };

/**
 * Brings someone's list of mistakes in line with one of their diaries. A mistake that they went on with in their list
 * stays when the diary loses it.
 * @param items the teams of each read its text, without a name
 */
export async function syncDiaryMistakes(
  tx: Transaction,
  { diaryId, ownerId, day }: Source,
  items: readonly Wanted[],
  { newId, now }: Making,
): Promise<void> {
  const rows = await tx.select(keptColumns).from(mistakes).where(eq(mistakes.diaryId, diaryId));
  const { added, gone, moved } = syncMistakes(rows, items);
  if (gone.length > 0) tx.atCommit(tx.delete(mistakes).where(inArray(mistakes.id, [...gone])));
  if (moved.length > 0) {
    const changes = moved.map((mistake) => ({ ...mistake, words: describeTexts([mistake.text]) }));
    tx.atCommit(moveMistakes(tx, { moved: JSON.stringify(changes) }));
  }
  addMistakesOf(tx, { diaryId, ownerId, day }, added, { newId, now });
}

/** Adds the mistakes of a diary to its author's list. */
export function addMistakesOf(
  tx: Transaction,
  source: Source,
  added: readonly Wanted[],
  { newId, now }: Making,
): void {
  if (added.length > 0) tx.atCommit(addMistakes(tx, { ...source, now, added: rowsOf(added, newId) }));
}

const keptColumns = {
  id: mistakes.id,
  text: mistakes.text,
  diaryText: sql<string>`coalesce(${mistakes.diaryText}, ${mistakes.text})`,
  teamIds: mistakes.sharedWith,
  isOwnersNow: sql<boolean>`(${mistakes.instead} <> '' or ${mistakes.tags} <> '{}' or ${mistakes.diaryText} is not null
    or ${mistakes.guidelineId} is not null or ${mistakes.nextOn} is not null or ${mistakes.outgrownOn} is not null)`,
  isHidden: sql<boolean>`${mistakes.deletedAt} is not null`,
};

/** Words the diary's mistakes anew; what else of them is found by stays with its own words. */
const moveMistakes = statement('move_mistakes', (db, { moved }: Params<{ moved: string }>) =>
  db
    .update(mistakes)
    .set({
      text: sql`item.text`,
      diaryText: sql`item."diaryText"`,
      sharedWith: sql`item."teamIds"`,
      words: sql`case when ${mistakes.text} = item.text then ${mistakes.words}
        when ${mistakes.instead} = '' and ${mistakes.tags} = '{}' then item.words::tsvector else '' end`,
    })
    .from(
      sql`jsonb_to_recordset(${moved}::jsonb) as item(id uuid, text text, "diaryText" text, "teamIds" uuid[], words text)`,
    )
    .where(eq(mistakes.id, sql`item.id`)),
);

/** What a diary adds to one of its author's lists; `added` is JSON of `{ id, text, teamIds }[]`. */
export type Additions = Source & { readonly now: Date; readonly added: string };

/** Mistakes as the statement that adds them takes them, each with an id of its own and the words that it is found by. */
function rowsOf(added: readonly Wanted[], newId: () => string): string {
  return JSON.stringify(
    added.map(({ text, teamIds }) => ({
      id: newId(),
      text,
      teamIds: [...teamIds],
      words: describeTexts([text]),
    })),
  );
}

/** An item of a diary, with the teams that read it from now on. */
export type SharedItem = Wanted & { readonly diaryId: string };

/** Changes who reads mistakes of diaries, by one statement. */
export function shareMistakes(tx: Transaction, items: readonly SharedItem[]): void {
  const shared = items.filter(({ teamIds }) => teamIds.length > 0);
  if (shared.length > 0) tx.atCommit(updateSharedWith(tx, { items: JSON.stringify(shared) }));
}

const updateSharedWith = statement('share_mistakes', (db, { items }: Params<{ items: string }>) =>
  db
    .update(mistakes)
    .set({ sharedWith: sql`item."teamIds"` })
    .from(sharedItems(items))
    .where(
      and(
        eq(mistakes.diaryId, sql`item."diaryId"`),
        sql`coalesce(${mistakes.diaryText}, ${mistakes.text}) = item.text`,
        isNull(mistakes.deletedAt),
      ),
    ),
);

/** Items of diaries as rows of a statement, from JSON of `SharedItem[]`. */
const sharedItems = (items: unknown): SQL =>
  sql`jsonb_to_recordset(${items}::jsonb) as item("diaryId" uuid, text text, "teamIds" uuid[])`;

const addMistakes = statement('add_mistakes', (db, of: Params<Additions>) =>
  db.insert(mistakes).select(
    selectRows(
      mistakes,
      {
        id: sql`item.id`,
        ownerId: sql`${of.ownerId}::uuid`,
        diaryId: sql`${of.diaryId}::uuid`,
        day: sql`${of.day}::date`,
        text: sql`item.text`,
        instead: sql`''`,
        sharedWith: sql`item."teamIds"`,
        createdAt: sql`${of.now}::timestamptz`,
        diaryText: sql`null::text`,
        tags: sql`'{}'::text[]`,
        guidelineId: sql`null::uuid`,
        step: sql`0::smallint`,
        nextOn: sql`null::date`,
        times: sql`0::smallint`,
        outgrownOn: sql`null::date`,
        words: sql`item.words::tsvector`,
        deletedAt: sql`null::timestamptz`,
      },
      sql`jsonb_to_recordset(${of.added}::jsonb) as item(id uuid, text text, "teamIds" uuid[], words text)`,
    ),
  ),
);

const isLiving = (ownerId: string) => and(eq(mistakes.ownerId, ownerId), isNull(mistakes.deletedAt));

export async function countMistakes(db: Queryable, ownerId: string): Promise<number> {
  const [found] = await db.select({ total: count() }).from(mistakes).where(isLiving(ownerId));
  return found?.total ?? 0;
}

/** Those of some texts that someone's mistakes have word for word. */
export async function listSameMistakes(
  db: Queryable,
  ownerId: string,
  texts: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ text: mistakes.text })
    .from(mistakes)
    .where(and(isLiving(ownerId), sql`${mistakes.text} in (${eachOf(texts)})`));
  return rows.map(({ text }) => text);
}

type NewMistake = Pick<
  typeof mistakes.$inferSelect,
  'id' | 'ownerId' | 'day' | 'text' | 'instead' | 'tags' | 'words' | 'createdAt'
>;

export async function insertMistakes(
  tx: Transaction,
  made: Authorized<readonly NewMistake[]>,
): Promise<void> {
  await tx.insert(mistakes).values([...made]);
}

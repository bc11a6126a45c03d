import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { curiosities, curiosityTeams } from '../../../db/schema/knowledge.ts';
import { type Params, statement } from '../../../db/statement.ts';
import type { HookContext, Hooks } from '../../../platform/hooks.ts';
import { DIARY } from '../../diary/rules.ts';
import type { Additions, SharedItem, Source } from '../mistakes/store.ts';
import { changeCounts, countedIn } from '../ranking/counts.store.ts';
import { reconcile, type Wanted } from '../rules.ts';
import { eraseQuestions } from './erasing.store.ts';
import { talkedColumn } from './hooks.ts';
import { enlisted, listedNew, listQuestions } from './listing.store.ts';
import { matchReworded, wordsOfQuestion } from './rules.ts';
import { announceQuestions } from './store.ts';

/** Questions as the statements that add them take them, each with an id of its own and what it is found by. */
function questionRows(added: readonly Wanted[], askerId: string, newId: () => string): string {
  return JSON.stringify(
    added.map(({ text, teamIds }) => ({
      id: newId(),
      text,
      teamIds: [...teamIds],
      words: wordsOfQuestion(text, askerId, teamIds),
    })),
  );
}

/**
 * Brings the questions that someone asked in one of their diaries in line with it. One that is reworded stays what it is;
 * one that was told more of or settled stays with its
 * asker when the diary loses it, and one that was answered with its teams, too.
 */
export async function syncQuestions(
  tx: Transaction,
  { diaryId, ownerId, day }: Source,
  items: readonly Wanted[],
  ctx: HookContext,
): Promise<void> {
  const rows = await findOfDiary(tx, { diaryId }, ctx.hooks);
  const kept = rows.map(({ id, question, teamIds, detail, images, solvedAt, talked }) => ({
    id,
    text: question,
    teamIds,
    isOwnersNow: detail !== '' || images.length > 0 || solvedAt !== null,
    talked,
  }));
  const reworded = matchReworded(kept, items);
  const newText = new Map(reworded.map(({ id, text }) => [id, text]));
  const matched = kept.map((row) => ({ ...row, text: newText.get(row.id) ?? row.text }));
  // What others said is theirs, too: a question that they talk about stays with them when the diary loses it.
  const wanted = new Set(items.map(({ text }) => text));
  const talkedOf = matched.filter(({ talked, text }) => talked && !wanted.has(text));
  const { added, gone, moved } = reconcile(matched, [...items, ...talkedOf]);
  const changed = matched.flatMap(({ id, text, teamIds }) => {
    const moves = moved.find((row) => row.id === id);
    if (!moves && !newText.has(id)) return [];
    const audience = moves?.teamIds ?? teamIds;
    return [{ id, text, teamIds: [...audience], words: wordsOfQuestion(text, ownerId, audience) }];
  });
  await eraseQuestions(tx, ctx, gone);
  if (changed.length > 0) tx.atCommit(changeQuestions(tx, { items: JSON.stringify(changed) }));
  addCuriositiesOf(tx, { diaryId, ownerId, day }, added, ctx);
  if (changed.length > 0) listQuestions(tx, ctx.hooks, { diaryIds: [diaryId], ids: [] });
  // Those alone that see a difference: one that is no one else's tells no one.
  const isMoved = new Set([...gone, ...changed.map(({ id }) => id)]);
  const affected = [...added, ...changed, ...rows.filter(({ id }) => isMoved.has(id))];
  announceQuestions(
    tx,
    ctx,
    affected.flatMap(({ teamIds }) => teamIds),
    { kind: DIARY, id: diaryId },
  );
}

/** Asks the questions of a diary, of which no one has answered any yet. */
export function addCuriositiesOf(
  tx: Transaction,
  source: Source,
  added: readonly Wanted[],
  { random, now }: Pick<HookContext, 'random' | 'now'>,
): void {
  if (added.length === 0) return;
  const rows = questionRows(added, source.ownerId, () => random.id());
  tx.atCommit(addCuriosities(tx, { ...source, now, added: rows }));
}

const findOfDiary = statement(
  'find_questions_of_diary',
  (db, { diaryId }: Params<{ diaryId: string }>, hooks: Hooks) =>
    db
      .select({
        id: curiosities.id,
        question: curiosities.question,
        teamIds: curiosities.teamIds,
        detail: curiosities.detail,
        images: curiosities.images,
        solvedAt: curiosities.solvedAt,
        // With one table alone a column would be written without its name, and mean that of a subquery.
        talked: hooks.column(talkedColumn, { questionId: sql`curiosities.id` }),
      })
      .from(curiosities)
      .where(and(eq(curiosities.diaryId, diaryId), isNull(curiosities.deletedAt))),
);

const changeQuestions = statement('change_questions_of_diary', (db, { items }: Params<{ items: string }>) =>
  db
    .update(curiosities)
    .set({ question: sql`item.text`, teamIds: sql`item."teamIds"`, words: sql`item.words::tsvector` })
    .from(sql`jsonb_to_recordset(${items}::jsonb) as item(id uuid, text text, "teamIds" uuid[], words text)`)
    .where(eq(curiosities.id, sql`item.id`)),
);

/** A question of a diary, with the teams that read it from now on. */
export type SharedQuestion = SharedItem & { readonly askerId: string };

/** Lets further teams read questions of diaries. */
export function shareCuriosities(tx: Transaction, hooks: Hooks, items: readonly SharedQuestion[]): void {
  const shared = items
    .filter(({ teamIds }) => teamIds.length > 0)
    .map((item) => ({ ...item, words: wordsOfQuestion(item.text, item.askerId, item.teamIds) }));
  if (shared.length === 0) return;
  tx.atCommit(addReaders(tx, { items: JSON.stringify(shared) }, hooks));
}

const addReaders = statement(
  'share_curiosities',
  (db, { items }: Params<{ items: string }>, hooks: Hooks) => {
    const shared = db.$with('shared').as(
      db
        .update(curiosities)
        .set({ teamIds: sql`item."teamIds"`, words: sql`item.words::tsvector` })
        .from(
          sql`jsonb_to_recordset(${items}::jsonb) as item("diaryId" uuid, text text, "teamIds" uuid[], words text)`,
        )
        .where(
          and(
            eq(curiosities.diaryId, sql`item."diaryId"`),
            eq(curiosities.question, sql`item.text`),
            isNull(curiosities.deletedAt),
          ),
        )
        .returning(),
    );
    const listed = enlisted(db, shared, hooks);
    return changeCounts(db.with(shared, listed), countedIn(listed, 1));
  },
);

const addCuriosities = statement('add_curiosities', (db, of: Params<Additions>) => {
  const asked = db.$with('asked').as(db.insert(curiosities).select(selectCuriosities(of)).returning());
  return db
    .with(asked, ...listedNew(db, asked))
    .select({ id: sql`id` })
    .from(asked);
});

/** `added` is as `questionRows` writes it. */
const selectCuriosities = (of: Params<Additions>): SQL =>
  sql`select item.id, ${of.ownerId}::uuid, ${of.diaryId}::uuid, ${of.day}::date, item.text, '', item."teamIds",
      null::timestamptz, ${of.now}::timestamptz, null::uuid, null::uuid, null::boolean, item.words::tsvector,
      null::timestamptz, '[]'::jsonb, '{}'::jsonb
    from jsonb_to_recordset(${of.added}::jsonb) as item(id uuid, text text, "teamIds" uuid[], words text)`;

/** Hides the questions of a diary and takes them out of the lists. */
export function hideQuestionsOf(tx: Transaction, diaryId: string, now: Date): void {
  const hidden = tx.$with('hidden_questions').as(
    tx
      .update(curiosities)
      .set({ deletedAt: now })
      .where(and(eq(curiosities.diaryId, diaryId), isNull(curiosities.deletedAt)))
      .returning({ id: curiosities.id }),
  );
  const unlisted = tx
    .$with('unlisted_questions')
    .as(
      tx
        .delete(curiosityTeams)
        .where(sql`${curiosityTeams.curiosityId} in (select id from ${hidden})`)
        .returning(),
    );
  tx.atCommit(changeCounts(tx.with(hidden, unlisted), countedIn(unlisted, -1)));
}

/** Brings back the questions that were hidden with a diary. */
export async function restoreQuestionsOf(
  tx: Transaction,
  hooks: Hooks,
  diaryId: string,
  hiddenAt: Date,
): Promise<void> {
  const back = tx.$with('restored_questions').as(
    tx
      .update(curiosities)
      .set({ deletedAt: null })
      .where(and(eq(curiosities.diaryId, diaryId), eq(curiosities.deletedAt, hiddenAt)))
      .returning(),
  );
  const listed = enlisted(tx, back, hooks);
  await changeCounts(tx.with(back, listed), countedIn(listed, 1));
}

/** Writes what at most so many questions are found by that have nothing of the kind; tells how many those were. */
export async function describeQuestions(tx: Transaction, limit: number): Promise<number> {
  const rows = await tx
    .select({
      id: curiosities.id,
      text: curiosities.question,
      askerId: curiosities.askerId,
      teamIds: curiosities.teamIds,
    })
    .from(curiosities)
    .where(sql`${curiosities.words} = ''::tsvector`)
    .limit(limit)
    .for('update');
  const items = rows.map((row) => ({ ...row, words: wordsOfQuestion(row.text, row.askerId, row.teamIds) }));
  if (items.length > 0) await changeQuestions(tx, { items: JSON.stringify(items) });
  return items.length;
}

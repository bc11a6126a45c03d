import { and, eq, isNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { curiosities, curiosityTeams } from '../../../db/schema/knowledge.ts';
import { type Params, statement } from '../../../db/statement.ts';
import { type EventContext, emitEvent } from '../../../platform/events.store.ts';
import type { HookContext, Hooks } from '../../../platform/hooks.ts';
import { personColumns } from '../../account/store.ts';
import { foundObject } from '../../notice/inbox/hooks.ts';
import type { Additions, SharedItem, Source } from '../mistakes/store.ts';
import { reconcile, type Wanted } from '../rules.ts';
import { questionsErasing, talkedColumn } from './hooks.ts';
import { matchReworded, wordsOfQuestion } from './rules.ts';

/** Questions as the statements that add them take them, each with an id of its own and what it is found by. */
export function questionRows(added: readonly Wanted[], askerId: string, newId: () => string): string {
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
export async function settleCuriosities(
  tx: Transaction,
  { diaryId, ownerId, day }: Source,
  items: readonly Wanted[],
  ctx: HookContext,
): Promise<void> {
  const rows = await findOfDiary(tx, { diaryId }, ctx.hooks);
  const kept = rows.map(({ id, question, teamIds, detail, solvedAt, talked }) => ({
    id,
    text: question,
    teamIds,
    isOwnersNow: detail !== '' || solvedAt !== null,
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
  if (added.length > 0) {
    const rows = questionRows(added, ownerId, () => ctx.random.id());
    tx.atCommit(addCuriosities(tx, { ...{ ownerId, diaryId, day, now: ctx.now }, added: rows }));
  }
  if (changed.length > 0) tx.atCommit(...listAnew(tx, { diaryIds: [diaryId], ids: [] }));
  if (added.length + gone.length + changed.length === 0) return;
  const teamIds = [...items, ...rows].flatMap((row) => row.teamIds);
  announceQuestions(tx, ctx, teamIds, { kind: 'diary', id: diaryId });
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

type Listed = { readonly diaryIds: readonly string[]; readonly ids: readonly string[] };

/** Brings the lists of teams in line with who reads some questions: two statements, in this order. */
function listAnew(tx: Transaction, of: Listed) {
  return [unlist(tx, of), enlist(tx, of)] as const;
}

const isOf = ({ diaryIds, ids }: Params<Listed>) =>
  sql`(${curiosities.diaryId} = any (${diaryIds}::uuid[]) or ${curiosities.id} = any (${ids}::uuid[]))`;

const unlist = statement('unlist_questions', (db, of: Params<Listed>) =>
  db.delete(curiosityTeams).where(
    sql`exists (
      select from ${curiosities} where ${curiosities.id} = ${curiosityTeams.curiosityId} and ${isOf(of)}
        and (${curiosities.deletedAt} is not null or ${curiosityTeams.teamId} <> all (${curiosities.teamIds}))
    )`,
  ),
);

const enlist = statement('list_questions', (db, of: Params<Listed>) =>
  db
    .insert(curiosityTeams)
    .select(
      sql`select read.team_id, ${curiosities.createdAt}, ${curiosities.id}
        from ${curiosities} cross join lateral unnest(${curiosities.teamIds}) as read (team_id)
        where ${isOf(of)} and ${curiosities.deletedAt} is null`,
    )
    .onConflictDoNothing(),
);

/** A question of a diary, with the teams that read it from now on. */
export type SharedQuestion = SharedItem & { readonly askerId: string };

/** Lets further teams read questions of diaries. */
export function shareCuriosities(tx: Transaction, items: readonly SharedQuestion[]): void {
  const shared = items
    .filter(({ teamIds }) => teamIds.length > 0)
    .map((item) => ({ ...item, words: wordsOfQuestion(item.text, item.askerId, item.teamIds) }));
  if (shared.length === 0) return;
  tx.atCommit(addReaders(tx, { items: JSON.stringify(shared) }));
}

const addReaders = statement('share_curiosities', (db, { items }: Params<{ items: string }>) => {
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
      .returning({ id: curiosities.id, createdAt: curiosities.createdAt, teamIds: curiosities.teamIds }),
  );
  return db.with(shared).insert(curiosityTeams).select(selectListed(shared)).onConflictDoNothing();
});

const addCuriosities = statement('add_curiosities', (db, of: Params<Additions>) => {
  const asked = db.$with('asked').as(db.insert(curiosities).select(selectCuriosities(of)).returning());
  return db.with(asked).insert(curiosityTeams).select(selectListed(asked));
});

/** The rows of questions that a diary adds; `added` is as `questionRows` writes it. */
export const selectCuriosities = (of: Params<Additions>): SQL =>
  sql`select item.id, ${of.ownerId}::uuid, ${of.diaryId}::uuid, ${of.day}::date, item.text, '', item."teamIds",
      null::timestamptz, ${of.now}::timestamptz, null::uuid, null::uuid, null::boolean, item.words::tsvector,
      null::timestamptz
    from jsonb_to_recordset(${of.added}::jsonb) as item(id uuid, text text, "teamIds" uuid[], words text)`;

/** The rows of team lists for questions that a statement has just added. */
export const selectListed = (asked: SQLWrapper): SQL =>
  sql`select read.team_id, new.created_at, new.id from ${asked} as new
    cross join lateral unnest(new.team_ids) as read (team_id)`;

/**
 * Says to teams that what they ask is different now.
 * @param object the question, or the diary whose questions came, changed or went
 */
export function announceQuestions(
  tx: Transaction,
  ctx: EventContext,
  teamIds: readonly string[],
  object: { readonly kind: 'curious' | 'diary'; readonly id: string },
): void {
  const team = { audience: 'team', topic: 'questions', object } as const;
  emitEvent(tx, ctx, ...[...new Set(teamIds)].map((audienceId) => ({ ...team, audienceId })));
}

/** Hides the questions of a diary and takes them out of the lists, as parts of the statement that hides what else it planned. */
export function hiddenWithDiary(tx: Transaction, diaryId: string, now: Date) {
  const hidden = tx.$with('hidden_questions').as(
    tx
      .update(curiosities)
      .set({ deletedAt: now })
      .where(and(eq(curiosities.diaryId, diaryId), isNull(curiosities.deletedAt)))
      .returning({ id: curiosities.id }),
  );
  const unlisted = tx
    .$with('unlisted_questions')
    .as(tx.delete(curiosityTeams).where(sql`${curiosityTeams.curiosityId} in (select id from ${hidden})`));
  return [hidden, unlisted];
}

/** Brings back the questions that were hidden with a diary. */
export async function restoreQuestionsOf(tx: Transaction, diaryId: string, hiddenAt: Date): Promise<void> {
  const back = tx.$with('restored_questions').as(
    tx
      .update(curiosities)
      .set({ deletedAt: null })
      .where(and(eq(curiosities.diaryId, diaryId), eq(curiosities.deletedAt, hiddenAt)))
      .returning(),
  );
  await tx.with(back).insert(curiosityTeams).select(selectListed(back)).onConflictDoNothing();
}

/** The questions of a diary that are shown: a subselect of ids. */
export const selectQuestionsOf = (diaryId: string): SQL =>
  sql`select question.id from ${curiosities} as question
    where question.diary_id = ${diaryId}::uuid and question.deleted_at is null`;

/** Puts questions into the lists of the teams that read them, and takes them out of the others. */
export function listQuestions(tx: Transaction, ids: readonly string[]): void {
  tx.atCommit(...listAnew(tx, { diaryIds: [], ids }));
}

/** Erases at most so many questions that were hidden before an instant, with all that hangs on them; tells how many. */
export async function eraseHiddenQuestions(
  tx: Transaction,
  ctx: HookContext,
  before: Date,
  limit: number,
): Promise<number> {
  const due = await tx
    .select({ id: curiosities.id })
    .from(curiosities)
    .where(lt(curiosities.deletedAt, before))
    .limit(limit);
  await eraseQuestions(
    tx,
    ctx,
    due.map(({ id }) => id),
  );
  return due.length;
}

/** Erases questions with all that hangs on them in areas above. */
export async function eraseQuestions(
  tx: Transaction,
  ctx: HookContext,
  questionIds: readonly string[],
): Promise<void> {
  if (questionIds.length === 0) return;
  await ctx.hooks.run(tx, questionsErasing, { questionIds }, ctx);
  await tx.delete(curiosities).where(sql`${curiosities.id} = any (${sql.param(questionIds)}::uuid[])`);
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

/** A question without what it says: whose it is, of which day, and who reads it. */
export type QuestionRef = {
  readonly id: string;
  readonly askerId: string;
  readonly askerName: string;
  readonly day: string;
  readonly teamIds: readonly string[];
};

/** Those of some questions that are not hidden, by one query. */
export async function listQuestionRefs(db: Queryable, ids: readonly string[]): Promise<QuestionRef[]> {
  return ids.length === 0 ? [] : findRefs(db, { ids: [...new Set(ids)] });
}

const findRefs = statement('list_question_refs', (db, { ids }: Params<{ ids: readonly string[] }>) =>
  db
    .select({
      id: curiosities.id,
      askerId: curiosities.askerId,
      askerName: personColumns(users).name,
      day: curiosities.day,
      teamIds: curiosities.teamIds,
    })
    .from(curiosities)
    .innerJoin(users, eq(users.id, curiosities.askerId))
    .where(and(sql`${curiosities.id} = any (${ids}::uuid[])`, isNull(curiosities.deletedAt))),
);

/** What a notice shows of a question that is not hidden, or of what is said about it: a subselect. */
export function selectNoticedQuestion(id: SQLWrapper): SQL {
  const on = sql`jsonb_build_object(
    'kind', 'curious', 'id', ${curiosities.id}, 'day', ${curiosities.day},
    'ownerId', ${curiosities.askerId}, 'ownerName', ${personColumns(users).name}
  )`;
  return sql`select ${foundObject({ on, readBy: sql`to_jsonb(${curiosities.teamIds})` })}
    from ${curiosities} join ${users} on ${users.id} = ${curiosities.askerId}
    where ${curiosities.id} = ${id} and ${curiosities.deletedAt} is null`;
}

/** The teams that read a question which is not hidden: a subselect of an array. */
export const selectQuestionTeams = (id: SQLWrapper): SQL =>
  sql`select read.team_ids from ${curiosities} as read where read.id = ${id} and read.deleted_at is null`;

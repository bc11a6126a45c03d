import type { WithSubquery } from 'drizzle-orm';
import { and, eq, isNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { eachOf } from '../../../db/each-of.ts';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import {
  curiosities,
  curiosityAccesses,
  curiosityAnswers,
  curiosityTeams,
} from '../../../db/schema/knowledge.ts';
import { teams } from '../../../db/schema/team.ts';
import { type Params, statement } from '../../../db/statement.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { type EventContext, emitEvent } from '../../../platform/events.store.ts';
import type { HookContext, Hooks } from '../../../platform/hooks.ts';
import { personColumns } from '../../account/store.ts';
import { ledgerOf } from '../../diary/readers/store.ts';
import { foundObject } from '../../notice/inbox/hooks.ts';
import type { Additions, SharedItem, Source } from '../mistakes/store.ts';
import { reconcile, type Wanted } from '../rules.ts';
import { changeCounts, countedIn, countedNew, dayOfTeam } from './counts.store.ts';
import { answeredColumn, firstAnswerColumn, questionsErasing, talkedColumn } from './hooks.ts';
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
  if (added.length > 0) {
    const rows = questionRows(added, ownerId, () => ctx.random.id());
    tx.atCommit(addCuriosities(tx, { ...{ ownerId, diaryId, day, now: ctx.now }, added: rows }));
  }
  if (changed.length > 0) tx.atCommit(...listAnew(tx, ctx.hooks, { diaryIds: [diaryId], ids: [] }));
  // Those alone that see a difference: one that is no one else's tells no one.
  const isMoved = new Set([...gone, ...changed.map(({ id }) => id)]);
  const affected = [...added, ...changed, ...rows.filter(({ id }) => isMoved.has(id))];
  announceQuestions(
    tx,
    ctx,
    affected.flatMap(({ teamIds }) => teamIds),
    { kind: 'diary', id: diaryId },
  );
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

type Listed = { readonly diaryIds: readonly string[]; readonly ids: readonly string[] };

/** Brings the lists of teams in line with who reads some questions: three statements, in this order. */
function listAnew(tx: Transaction, hooks: Hooks, of: Listed) {
  return [unlist(tx, of), enlist(tx, of, hooks), markAnswered(tx, of, hooks)] as const;
}

const isOf = ({ diaryIds, ids }: Params<Listed>) =>
  sql`(${curiosities.diaryId} = any (${diaryIds}::uuid[]) or ${curiosities.id} = any (${ids}::uuid[]))`;

const unlist = statement('unlist_questions', (db, of: Params<Listed>) => {
  const gone = db.$with('gone').as(
    db
      .delete(curiosityTeams)
      .where(
        sql`exists (
          select from ${curiosities} where ${curiosities.id} = ${curiosityTeams.curiosityId} and ${isOf(of)}
            and (${curiosities.deletedAt} is not null or ${curiosityTeams.teamId} <> all (${curiosities.teamIds}))
        )`,
      )
      .returning(),
  );
  return changeCounts(db.with(gone), countedIn(gone, -1));
});

const enlist = statement('list_questions', (db, of: Params<Listed>, hooks: Hooks) => {
  const known = sql`(select * from ${curiosities} where ${isOf(of)} and ${curiosities.deletedAt} is null)`;
  const listed = enlisted(db, known, hooks);
  return changeCounts(db.with(listed), countedIn(listed, 1));
});

/** Lists questions that may have been answered and solved, as part of the statement that counts them there. */
function enlisted(db: Pick<Database, '$with' | 'insert'>, questions: SQLWrapper, hooks: Hooks) {
  const answered = hooks.column(answeredColumn, { questionId: sql`known.id`, teamIds: sql`known.team_ids` });
  const listed = db.$with('listed').as(
    db
      .insert(curiosityTeams)
      .select(
        sql`select place.id, known.created_at, known.id, ${dayOfTeam(sql`known.solved_at`)}, known.solver_id, ${answered}
          from ${questions} as known join ${teams} as place on place.id = any (known.team_ids)`,
      )
      .onConflictDoNothing()
      .returning(),
  );
  return listed;
}

const markAnswered = statement('mark_answered_questions', (db, of: Params<Listed>, hooks: Hooks) => {
  const answered = hooks.column(answeredColumn, {
    questionId: sql`${curiosities}.id`,
    teamIds: sql`${curiosities}.team_ids`,
  });
  return db
    .update(curiosityTeams)
    .set({ answered: sql`state.answered` })
    .from(
      sql`(select ${curiosities}.id, ${answered} as answered from ${curiosities} where ${isOf(of)}) as state`,
    )
    .where(sql`${curiosityTeams.curiosityId} = state.id and ${curiosityTeams.answered} <> state.answered`);
});

/** Something that was said, or went. */
type Said = {
  readonly objectKind: string;
  readonly objectId: string;
  readonly teamId: string;
  /** Null where it is anonymous. */
  readonly authorId: string | null;
};
type Answering = { readonly questionId: string; readonly teamId: string; readonly userId: string };

/** Counts anew what someone has answered, once what they said about a question has come or gone in the same transaction. */
export function recountAnswer(tx: Transaction, hooks: Hooks, said: Authorized<Said>): void {
  const { objectKind, objectId: questionId, teamId, authorId: userId } = said;
  if (objectKind !== 'curious' || userId === null) return;
  tx.atCommit(
    // By itself: what the others read was there after it waited.
    holdQuestion(tx, { questionId }),
    markAnswered(tx, { diaryIds: [], ids: [questionId] }, hooks),
    countAnswer(tx, { questionId, teamId, userId }, hooks),
  );
}

const holdQuestion = statement('hold_question', (db, { questionId }: Params<{ questionId: string }>) =>
  db
    .select({ id: curiosities.id })
    .from(curiosities)
    .where(eq(curiosities.id, questionId))
    .for('no key update'),
);

const countAnswer = statement(
  'count_answer',
  (db, { questionId, teamId, userId }: Params<Answering>, hooks: Hooks) => {
    const of = {
      questionId: sql`${questionId}::uuid`,
      teamId: sql`${teamId}::uuid`,
      userId: sql`${userId}::uuid`,
    };
    const now = sql`(select first.day from (select ${hooks.column(firstAnswerColumn, of)} as day) as first
      join ${curiosities} as question on question.id = ${of.questionId} and question.asker_id <> ${of.userId}
      join ${users} as person on person.id = ${of.userId} and person.erased_at is null
      where first.day is not null)`;
    const isIt = (table: SQLWrapper) => sql`${table}.curiosity_id = ${of.questionId}
      and ${table}.team_id = ${of.teamId} and ${table}.user_id = ${of.userId}`;
    const gone = db
      .$with('gone')
      .as(db.delete(curiosityAnswers).where(sql`${isIt(sql`curiosity_answers`)} and not exists ${now}`));
    const kept = db.$with('kept').as(
      db
        .insert(curiosityAnswers)
        .select(sql`select ${of.questionId}, ${of.teamId}, ${of.userId}, now.day from ${now} as now`)
        .onConflictDoUpdate({
          target: [curiosityAnswers.curiosityId, curiosityAnswers.teamId, curiosityAnswers.userId],
          set: { day: sql`excluded.day` },
        }),
    );
    // What the statement reads is from before it writes.
    const changes = sql`
      select ${of.teamId}, ${of.userId}, change.day, 0, change.by, 0 from (
        select was.day, -1 as by from ${curiosityAnswers} as was where ${isIt(sql`was`)}
        union all select now.day, 1 from ${now} as now
      ) as change
      where exists (
        select from ${curiosityTeams} as listed
        where listed.curiosity_id = ${of.questionId} and listed.team_id = ${of.teamId}
      )`;
    return changeCounts(db.with(gone, kept), changes);
  },
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

/** The rows of questions that a diary adds; `added` is as `questionRows` writes it. */
export const selectCuriosities = (of: Params<Additions>): SQL =>
  sql`select item.id, ${of.ownerId}::uuid, ${of.diaryId}::uuid, ${of.day}::date, item.text, '', item."teamIds",
      null::timestamptz, ${of.now}::timestamptz, null::uuid, null::uuid, null::boolean, item.words::tsvector,
      null::timestamptz, '[]'::jsonb, '{}'::jsonb
    from jsonb_to_recordset(${of.added}::jsonb) as item(id uuid, text text, "teamIds" uuid[], words text)`;

/** Lists questions that a statement adds, and counts them: further parts of it. */
export function listedNew(db: Pick<Database, '$with' | 'insert'>, asked: WithSubquery): WithSubquery[] {
  const listed = db.$with('listed').as(
    db.insert(curiosityTeams).select(
      sql`select read.team_id, new.created_at, new.id, null::date, null::uuid, false from ${asked} as new
        cross join lateral unnest(new.team_ids) as read (team_id)`,
    ),
  );
  return [listed, db.$with('counted').as(changeCounts(db, countedNew(asked)))];
}

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

/** Those of some texts that someone's questions ask word for word. */
export async function listSameQuestions(
  db: Queryable,
  askerId: string,
  texts: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ text: curiosities.question })
    .from(curiosities)
    .where(
      and(
        eq(curiosities.askerId, askerId),
        isNull(curiosities.deletedAt),
        sql`${curiosities.question} in (${eachOf(texts)})`,
      ),
    );
  return rows.map(({ text }) => text);
}

type WrittenQuestion = Pick<
  typeof curiosities.$inferSelect,
  'id' | 'askerId' | 'day' | 'question' | 'detail' | 'words' | 'createdAt' | 'solvedAt'
> & { readonly teamIds: readonly string[] };

/** Adds questions that were asked before to the lists of their teams. */
export async function insertQuestions(
  tx: Transaction,
  questions: Authorized<readonly WrittenQuestion[]>,
): Promise<void> {
  const asked = tx.$with('asked').as(
    tx
      .insert(curiosities)
      .values(questions.map((question) => ({ ...question, teamIds: [...question.teamIds] })))
      .returning(),
  );
  const listed = tx.$with('listed').as(
    tx.insert(curiosityTeams).select(
      sql`select read.team_id, new.created_at, new.id, ${dayOfTeam(sql`new.solved_at`)}, null::uuid, false
        from ${asked} as new cross join lateral unnest(new.team_ids) as read (team_id)
        join ${teams} as place on place.id = read.team_id`,
    ),
  );
  await changeCounts(tx.with(asked, listed), countedNew(asked));
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
    .as(
      tx
        .delete(curiosityTeams)
        .where(sql`${curiosityTeams.curiosityId} in (select id from ${hidden})`)
        .returning(),
    );
  const counted = tx.$with('counted_questions').as(changeCounts(tx, countedIn(unlisted, -1)));
  return [hidden, unlisted, counted];
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

/** The questions of a diary that are shown: a subselect of ids. */
export const selectQuestionsOf = (diaryId: string): SQL =>
  sql`select question.id from ${curiosities} as question
    where question.diary_id = ${diaryId}::uuid and question.deleted_at is null`;

/** Puts questions into the lists of the teams that read them, and takes them out of the others. */
export function listQuestions(tx: Transaction, hooks: Hooks, ids: readonly string[]): void {
  tx.atCommit(...listAnew(tx, hooks, { diaryIds: [], ids }));
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
  const gone = tx.$with('gone').as(
    tx
      .delete(curiosityTeams)
      .where(sql`${curiosityTeams.curiosityId} = any (${sql.param(questionIds)}::uuid[])`)
      .returning(),
  );
  await changeCounts(tx.with(gone), countedIn(gone, -1));
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

/** Whether a question of its owner shows a picture, hidden ones too: they may be brought back. */
export const isShownInQuestion = (file: SQL, ownerId: SQL): SQL<boolean> =>
  sql<boolean>`exists (
    select from ${curiosities} as showing where showing.asker_id = ${ownerId}
      and showing.images @> jsonb_build_array(jsonb_build_object('file', ${file}))
  )`;

/** The teams that read a question which is not hidden: a subselect of an array. */
export const selectQuestionTeams = (id: SQLWrapper): SQL =>
  sql`select read.team_ids from ${curiosities} as read where read.id = ${id} and read.deleted_at is null`;

/** Who opened someone else's question. */
export const questionLedger = ledgerOf({
  accesses: curiosityAccesses,
  objectId: curiosityAccesses.curiosityId,
  objects: curiosities,
  ownerId: curiosities.askerId,
  openedAt: curiosities.createdAt,
});

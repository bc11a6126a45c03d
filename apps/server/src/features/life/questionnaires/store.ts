import { and, desc, eq, getTableColumns, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import {
  questionnaireActions,
  questionnaireAnswers,
  questionnaireDownloads,
  questionnaireRuns,
  questionnaires,
  questionnaireTakers,
} from '../../../db/schema/questionnaires.ts';
import { departmentMembers, memberships, teams } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { personColumns } from '../../account/store.ts';
import { inOrderOf, listPeopleIn, onPage, type ViewPage } from '../../diary/readers/store.ts';
import { foundObject } from '../../notice/objects/hooks.ts';
import type { Membership } from '../../team/store.ts';
import { WORD_SEPARATOR } from '../../team/words/rules.ts';
import type { stateOf } from './rules.ts';
import { type Anonymity, tagOf } from './takers.store.ts';

/** A question as it is kept, and an answer to one. */
export type StoredAsked = StoredQuestionnaire['questions'][number];
export type StoredAnswer = (typeof questionnaireAnswers.$inferSelect)['answers'][number];

export type StoredQuestionnaire = typeof questionnaires.$inferSelect;
export type StoredRun = typeof questionnaireRuns.$inferSelect;

export const living = isNull(questionnaires.deletedAt);
const ids = (values: readonly string[]) => sql`${sql.param(values)}::uuid[]`;
const isOf = (teamIds: readonly string[]) => sql`${questionnaires.teamId} = any (${ids(teamIds)})`;

/** Whose eyes look, and in which teams. */
export type Reader = {
  readonly userId: string;
  readonly teamIds: readonly string[];
  readonly anonymity: Anonymity;
};

const departmentsOf = (userId: string) => sql<string[]>`array(
  select own.department_id::text from ${departmentMembers} as own
  where own.team_id = ${questionnaires.teamId} and own.user_id = ${userId}::uuid
)`;
const hasAnswers = sql<boolean>`exists (
  select from ${questionnaireAnswers} as given join ${questionnaireRuns} as of_run on of_run.id = given.run_id
  where of_run.questionnaire_id = ${questionnaires.id}
)`;
const isAnsweredBy = ({ userId, anonymity }: Reader) => sql<boolean>`(
  exists (
    select from ${questionnaireAnswers} as given
    where given.run_id = ${questionnaireRuns.id} and given.user_id = ${userId}::uuid
  ) or exists (
    select from ${questionnaireTakers} as taker where taker.run_id = ${questionnaireRuns.id}
      and taker.tag = ${tagOf(anonymity, questionnaireRuns.id, sql`${userId}::uuid`)}
  )
)`;

/** Of an action with its run: the run that asks whether it helped. */
export const askingRun = sql<number>`coalesce(${questionnaireActions.askedIn}, ${questionnaireRuns.number} + 1)`;

/** A questionnaire with what its reader brings along. */
export type ReadQuestionnaire = StoredQuestionnaire & {
  readonly ownDepartments: readonly string[];
  readonly hasAnswers: boolean;
  /** Sensitive words of its team, as one list. */
  readonly words: string;
  /** The reader's language. */
  readonly locale: 'en' | 'zh';
};

/** A run as lists know it. */
export type ReadRun = Pick<StoredRun, 'id' | 'number' | 'opensOn' | 'closesOn' | 'countedOn' | 'answered'> & {
  readonly isAnswered: boolean;
};

/** A run with what was counted: of the one that is looked at all of it, of others their means. */
export type CountedRun = ReadRun & { readonly results: unknown; readonly means: unknown };

export type ReadAction = {
  readonly id: string;
  readonly run: number;
  /** The run that asks whether it helped: the next one that opened after it was decided. */
  readonly askedIn: number;
  readonly owner: { readonly id: string; readonly name: string; readonly avatar: string | null };
  readonly day: string;
  readonly text: string;
  readonly isDone: boolean;
};

/** All of a questionnaire, as one reader may be shown it. */
export type Facts = {
  readonly questionnaire: ReadQuestionnaire;
  /** From the newest on; never empty. */
  readonly runs: readonly CountedRun[];
  readonly shown: CountedRun;
  readonly ownAnswers: readonly StoredAnswer[] | null;
  readonly actions: readonly ReadAction[];
};

/** A living questionnaire of one of the reader's teams with the run that is asked for, or its newest; by one flight. */
export async function findFacts(
  db: Queryable,
  questionnaireId: string,
  reader: Reader,
  run?: number | undefined,
): Promise<Facts | null> {
  const { userId, teamIds } = reader;
  const isIt = and(eq(questionnaires.id, questionnaireId), living, isOf(teamIds));
  const newest = sql`(select max(each.number) from ${questionnaireRuns} as each where each.questionnaire_id = ${questionnaireId}::uuid)`;
  const wanted = sql`coalesce(${run ?? null}::int, ${newest})`;
  const [[questionnaire], runs, [own], actions] = await Promise.all([
    db
      .select({
        ...getTableColumns(questionnaires),
        ownDepartments: departmentsOf(userId),
        hasAnswers,
        words: sql<string>`(
          select array_to_string(worded.prohibited_words, ${WORD_SEPARATOR}) from ${teams} as worded
          where worded.id = ${questionnaires.teamId}
        )`,
        locale: sql<
          'en' | 'zh'
        >`(select reader.locale from ${users} as reader where reader.id = ${userId}::uuid)`,
      })
      .from(questionnaires)
      // Of a query with one table alone, its columns would be written without its name, and mean those of the subqueries.
      .innerJoin(teams, eq(teams.id, questionnaires.teamId))
      .where(isIt),
    db
      .select({
        ...runColumns(reader),
        results: sql`case when ${questionnaireRuns.number} = ${wanted} then ${questionnaireRuns.results} end`,
        means: sql`jsonb_path_query_array(${questionnaireRuns.results}, '$.whole[*] ? (@.mean != null)')`,
      })
      .from(questionnaireRuns)
      .innerJoin(questionnaires, eq(questionnaires.id, questionnaireRuns.questionnaireId))
      .where(isIt)
      .orderBy(desc(questionnaireRuns.number)),
    db
      .select({ answers: questionnaireAnswers.answers })
      .from(questionnaireAnswers)
      .innerJoin(questionnaireRuns, eq(questionnaireRuns.id, questionnaireAnswers.runId))
      .innerJoin(questionnaires, eq(questionnaires.id, questionnaireRuns.questionnaireId))
      .where(
        and(isIt, eq(questionnaireAnswers.userId, userId), sql`${questionnaireRuns.number} = ${wanted}`),
      ),
    db
      .select({
        id: questionnaireActions.id,
        run: questionnaireRuns.number,
        askedIn: askingRun,
        owner: personColumns(users),
        day: questionnaireActions.day,
        text: questionnaireActions.text,
        isDone: questionnaireActions.isDone,
      })
      .from(questionnaireActions)
      .innerJoin(questionnaireRuns, eq(questionnaireRuns.id, questionnaireActions.runId))
      .innerJoin(questionnaires, eq(questionnaires.id, questionnaireRuns.questionnaireId))
      .innerJoin(users, eq(users.id, questionnaireActions.ownerId))
      .where(and(isIt, sql`${wanted} in (${questionnaireRuns.number}, ${askingRun})`))
      .orderBy(questionnaireActions.place),
  ]);
  const shown = run === undefined ? runs[0] : runs.find(({ number }) => number === run);
  if (!questionnaire || !shown) return null;
  return { questionnaire, runs, shown, ownAnswers: own?.answers ?? null, actions };
}

const runColumns = (reader: Reader) => ({
  id: questionnaireRuns.id,
  number: questionnaireRuns.number,
  opensOn: questionnaireRuns.opensOn,
  closesOn: questionnaireRuns.closesOn,
  countedOn: questionnaireRuns.countedOn,
  answered: questionnaireRuns.answered,
  isAnswered: isAnsweredBy(reader),
});

type QuestionnairePage = {
  readonly state: ReturnType<typeof stateOf> | undefined;
  /** By this day's reckoning. */
  readonly today: string;
  /** Whether those that have not opened are listed. */
  readonly withComing: boolean;
  /** The last one read: the last day of its newest run, and its id. */
  readonly after: readonly [closesOn: string, questionnaireId: string] | undefined;
  readonly limit: number;
};

export type ListedQuestionnaire = Pick<
  StoredQuestionnaire,
  'id' | 'teamId' | 'title' | 'anonymous' | 'departmentIds' | 'repeats' | 'resultsFor'
> &
  Pick<ReadQuestionnaire, 'ownDepartments' | 'hasAnswers'> & {
    readonly questionCount: number;
    readonly run: ReadRun;
  };

/** The questionnaires of a team with their newest runs, those that close last first. */
export async function listQuestionnaires(
  db: Database,
  teamId: string,
  reader: Reader,
  { state, today, withComing, after, limit }: QuestionnairePage,
): Promise<ListedQuestionnaire[]> {
  const { id, title, anonymous, departmentIds, repeats, resultsFor } = questionnaires;
  const { opensOn, closesOn } = questionnaireRuns;
  const inState = {
    coming: sql`${opensOn} > ${today}::date`,
    running: sql`${today}::date between ${opensOn} and ${closesOn}`,
    past: sql`${closesOn} < ${today}::date`,
  };
  return db
    .select({
      ...{ id, teamId: questionnaires.teamId, title, anonymous, departmentIds, repeats, resultsFor },
      questionCount: sql<number>`jsonb_array_length(${questionnaires.questions})`,
      ownDepartments: departmentsOf(reader.userId),
      hasAnswers,
      run: runColumns(reader),
    })
    .from(questionnaires)
    .innerJoin(
      questionnaireRuns,
      sql`${questionnaireRuns.questionnaireId} = ${questionnaires.id} and ${questionnaireRuns.number} = (
        select max(each.number) from ${questionnaireRuns} as each where each.questionnaire_id = ${questionnaires.id}
      )`,
    )
    .where(
      and(
        eq(questionnaires.teamId, teamId),
        living,
        state && inState[state],
        withComing ? undefined : sql`${opensOn} <= ${today}::date`,
        after && sql`(${closesOn}, ${questionnaires.id}) < (${after[0]}::date, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(closesOn), desc(questionnaires.id))
    .limit(limit);
}

/** A questionnaire, hidden or not, with the caller's membership; both held until the transaction ends. */
export async function lockQuestionnaire(
  tx: Transaction,
  questionnaireId: string,
  userId: string,
): Promise<(StoredQuestionnaire & { readonly role: Membership['role'] }) | null> {
  const [found] = await tx
    .select({ ...getTableColumns(questionnaires), role: memberships.role })
    .from(questionnaires)
    .innerJoin(
      memberships,
      and(
        eq(memberships.teamId, questionnaires.teamId),
        eq(memberships.userId, userId),
        isNull(memberships.leftAt),
      ),
    )
    .where(eq(questionnaires.id, questionnaireId))
    .for('update');
  return found ?? null;
}

/** Who is asked something: all members of a team, or those of departments. */
export type Audience = {
  /** How many of the departments that are named are the team's. */
  readonly departments: number;
  readonly asked: number;
  /** The departments of the team that the caller is in. */
  readonly own: readonly string[];
};

/** The same of a questionnaire, with the departments that it shall ask, or null for those that it asks. */
export async function countAudienceOf(
  tx: Transaction,
  questionnaireId: string,
  departmentIds: readonly string[] | null,
  userId: string,
): Promise<Audience> {
  const of = (column: SQL) =>
    sql`(select ${column} from ${questionnaires} as of_team where of_team.id = ${questionnaireId}::uuid)`;
  const wanted = sql`coalesce(${departmentIds && sql.param(departmentIds)}::uuid[], ${of(sql`of_team.department_ids`)})`;
  return countAudience(tx, of(sql`of_team.team_id`), wanted, userId);
}

/** The same of a team and departments. */
export const countAudienceIn = (
  tx: Transaction,
  teamId: string,
  departmentIds: readonly string[],
  userId: string | null = null,
): Promise<Audience> =>
  countAudience(tx, sql`${teamId}::uuid`, sql`${sql.param(departmentIds)}::uuid[]`, userId);

/**
 * Counts the people of a team who are asked something.
 * @param team its id, as an expression
 * @param departmentIds the departments, as an expression; none is everyone
 */
async function countAudience(
  db: Queryable,
  team: SQL,
  departmentIds: SQL,
  userId: string | null,
): Promise<Audience> {
  const { rows } = await db.execute<{ departments: number; asked: number; own: string[] }>(sql`
    select
      (select count(*)::int from departments as named
        where named.team_id = ${team} and named.id = any (${departmentIds})) as departments,
      (select count(*)::int from ${memberships} as asked
        where asked.team_id = ${team} and asked.left_at is null
          and (cardinality(${departmentIds}) = 0 or exists (
            select from ${departmentMembers} as placed
            where placed.team_id = asked.team_id and placed.user_id = asked.user_id
              and placed.department_id = any (${departmentIds})
          ))) as asked,
      array(select own.department_id::text from ${departmentMembers} as own
        where own.team_id = ${team} and own.user_id = ${userId}::uuid) as own`);
  return rows[0] ?? { departments: 0, asked: 0, own: [] };
}

/** Adds a questionnaire with its first run, with the commit. */
export function insertQuestionnaire(
  tx: Transaction,
  questionnaire: Authorized<Omit<StoredQuestionnaire, 'deletedAt'>>,
  run: Pick<StoredRun, 'id' | 'opensOn' | 'closesOn'>,
): void {
  tx.atCommit(
    tx.insert(questionnaires).values(questionnaire),
    tx.insert(questionnaireRuns).values({ ...run, questionnaireId: questionnaire.id, number: 1 }),
  );
}

export type QuestionnaireChanges = Partial<
  Omit<StoredQuestionnaire, 'id' | 'teamId' | 'createdBy' | 'createdAt' | 'deletedAt'>
>;

/** Changes a questionnaire and the days of its newest run, with the commit. */
export function changeQuestionnaire(
  tx: Transaction,
  { id }: Authorized<StoredQuestionnaire>,
  changes: QuestionnaireChanges,
  { id: runId, opensOn, closesOn }: Pick<StoredRun, 'id' | 'opensOn' | 'closesOn'>,
): void {
  tx.atCommit(
    tx.update(questionnaires).set(changes).where(eq(questionnaires.id, id)),
    tx.update(questionnaireRuns).set({ opensOn, closesOn }).where(eq(questionnaireRuns.id, runId)),
  );
}

/** Deletes a questionnaire, or restores it with null, with the commit. */
export function hideQuestionnaire(
  tx: Transaction,
  { id }: Authorized<StoredQuestionnaire>,
  deletedAt: Date | null,
): void {
  tx.atCommit(tx.update(questionnaires).set({ deletedAt }).where(eq(questionnaires.id, id)));
}

/** What a notice shows of a living questionnaire: a subselect. Its reader's language is not known here. */
export function selectNoticedQuestionnaire(id: SQLWrapper): SQL {
  const title = sql`concat_ws(' · ', ${questionnaires.title}->>'en', ${questionnaires.title}->>'zh')`;
  return sql`select ${foundObject({ title })} from ${questionnaires} where ${questionnaires.id} = ${id} and ${living}`;
}

const { questionnaireId, memberId, readerId, day } = questionnaireDownloads;
const ledger = { ownerId: memberId, readerId, day, id: questionnaireId };

/** Who downloaded answers that someone gave by name, the latest day first. */
export async function listAnswersDownloadsOf(db: Database, userId: string, page: ViewPage) {
  return db
    .select({
      id: questionnaireId,
      title: questionnaireDownloads.title,
      /** In which the one who looks reads. */
      locale: sql<'en' | 'zh'>`(select owner.locale from ${users} as owner where owner.id = ${userId}::uuid)`,
      reader: personColumns(users),
      day,
    })
    .from(questionnaireDownloads)
    .innerJoin(users, eq(users.id, readerId))
    .where(onPage(ledger, userId, page))
    .orderBy(...inOrderOf(ledger))
    .limit(page.limit);
}

/** The people who downloaded answers that someone gave by name. */
export const listAnswersDownloaders = (db: Database, userId: string, since: string) =>
  listPeopleIn(db, ledger, userId, { since });

import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import {
  questionnaireActions,
  questionnaireAnswers,
  questionnaireInbox,
  questionnaireRuns,
  questionnaires,
  questionnaireTakers,
  type StoredAnswer,
} from '../../../db/schema/questionnaires.ts';
import { departmentMembers, memberships, type TeamCalendar, teams } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import type { Tried } from './helped.rules.ts';
import type { StoredResults } from './present.ts';
import type { Repeats } from './rules.ts';
import { askingRun, living, type StoredRun } from './store.ts';
import { type Anonymity, tagOf } from './takers.store.ts';

/** The newest run of a questionnaire, or one that was not counted, with what its morning needs. */
export type DueRun = StoredRun & {
  readonly teamId: string;
  readonly timezone: string;
  readonly calendar: TeamCalendar;
  readonly anonymous: boolean;
  readonly byDepartment: boolean;
  readonly departmentIds: readonly string[];
  readonly questions: (typeof questionnaires.$inferSelect)['questions'];
  readonly repeats: Repeats | null;
  /** When the first run opened. */
  readonly firstOpens: string;
  readonly isNewest: boolean;
};

/** Runs that a page holds. */
export const RUNS_AT_ONCE = 100;

/** Runs of all teams for which their morning may have something to do, a page of them. */
export async function listDueRuns(db: Database, now: Date, after: string | undefined): Promise<DueRun[]> {
  const today = sql`((${now.toISOString()}::timestamptz at time zone ${teams.timezone}) - (${teams.calendar}->>'dayStartsAt')::interval)::date`;
  const { opensOn, closesOn, countedOn, answeredOn, isTold, isReminded } = questionnaireRuns;
  const isNewest = sql<boolean>`not exists (
    select from ${questionnaireRuns} as later where later.questionnaire_id = ${questionnaireRuns.questionnaireId}
      and later.number > ${questionnaireRuns.number}
  )`;
  const rows = await db
    .select({
      run: questionnaireRuns,
      teamId: questionnaires.teamId,
      timezone: teams.timezone,
      calendar: teams.calendar,
      anonymous: questionnaires.anonymous,
      byDepartment: questionnaires.byDepartment,
      departmentIds: questionnaires.departmentIds,
      questions: questionnaires.questions,
      repeats: questionnaires.repeats,
      firstOpens: sql<string>`(
        select first.opens_on::text from ${questionnaireRuns} as first
        where first.questionnaire_id = ${questionnaires.id} and first.number = 1
      )`,
      isNewest,
    })
    .from(questionnaireRuns)
    .innerJoin(questionnaires, and(eq(questionnaires.id, questionnaireRuns.questionnaireId), living))
    .innerJoin(teams, and(eq(teams.id, questionnaires.teamId), isNull(teams.deletedAt)))
    .where(
      sql`${questionnaireRuns.id} > coalesce(${after ?? null}::uuid, '00000000-0000-0000-0000-000000000000')
        and ${opensOn} <= ${today} and (
          (${countedOn} is null and (
            ${closesOn} < ${today} or not ${isTold} or not ${isReminded} and ${closesOn} = ${today}
            or coalesce(${answeredOn}, '-infinity') < ${today}
          ))
          or (${closesOn} < ${today} and ${questionnaires.repeats} is not null and ${isNewest})
        )`,
    )
    .orderBy(questionnaireRuns.id)
    .limit(RUNS_AT_ONCE);
  return rows.map(({ run, ...rest }) => ({ ...run, ...rest }));
}

/** Holds a run until the transaction ends, so that no one else does its morning meanwhile. */
export async function lockRun(tx: Transaction, runId: string): Promise<StoredRun | null> {
  const [found] = await tx
    .select()
    .from(questionnaireRuns)
    .where(eq(questionnaireRuns.id, runId))
    .for('update');
  return found ?? null;
}

export async function changeRun(
  tx: Transaction,
  { id }: Authorized<StoredRun>,
  changes: Partial<Pick<StoredRun, 'isTold' | 'isReminded' | 'answered' | 'answeredOn'>>,
): Promise<void> {
  await tx.update(questionnaireRuns).set(changes).where(eq(questionnaireRuns.id, id));
}

/** Opens the run that follows; of two servers, one does. */
export async function insertRun(
  tx: Transaction,
  run: Authorized<Pick<StoredRun, 'id' | 'questionnaireId' | 'number' | 'opensOn' | 'closesOn'>>,
): Promise<void> {
  await tx.insert(questionnaireRuns).values(run).onConflictDoNothing();
}

type Asking = Pick<DueRun, 'id' | 'teamId' | 'departmentIds'>;

const answeredRun = (runId: string, anonymity: Anonymity) => sql`(
  exists (
    select from ${questionnaireAnswers} as given
    where given.run_id = ${runId}::uuid and given.user_id = ${memberships.userId}
  ) or exists (
    select from ${questionnaireTakers} as taker where taker.run_id = ${runId}::uuid
      and taker.tag = ${tagOf(anonymity, sql`${runId}::uuid`, memberships.userId)}
  )
)`;

/** The people a run asks and who have not answered it. */
export async function listPending(
  tx: Transaction,
  { id, teamId, departmentIds }: Asking,
  anonymity: Anonymity,
): Promise<string[]> {
  const named = sql`${sql.param(departmentIds)}::uuid[]`;
  const rows = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(teams, eq(teams.id, memberships.teamId))
    .where(
      and(
        eq(memberships.teamId, teamId),
        isNull(memberships.leftAt),
        sql`(cardinality(${named}) = 0 or exists (
          select from ${departmentMembers} as placed where placed.team_id = ${memberships.teamId}
            and placed.user_id = ${memberships.userId} and placed.department_id = any (${named})
        ))`,
        sql`not ${answeredRun(id, anonymity)}`,
      ),
    );
  return rows.map(({ userId }) => userId);
}

/** How many have answered a run. */
export async function countAnswers(tx: Transaction, runId: string): Promise<number> {
  const { rows } = await tx.execute<{ answered: number }>(sql`
    select (select count(*) from ${questionnaireTakers} where run_id = ${runId}::uuid)::int
      + (select count(*) from ${questionnaireAnswers} where run_id = ${runId}::uuid)::int as answered`);
  return rows[0]?.answered ?? 0;
}

/** The answers by name to a run, with the departments of those who gave them, as they are now. */
export async function listAnswers(
  db: Queryable,
  { id, teamId }: Asking,
): Promise<{ readonly answers: readonly StoredAnswer[]; readonly departments: readonly string[] }[]> {
  return db
    .select({
      answers: questionnaireAnswers.answers,
      departments: sql<string[]>`array(
        select placed.department_id::text from ${departmentMembers} as placed
        where placed.team_id = ${teamId}::uuid and placed.user_id = ${questionnaireAnswers.userId}
      )`,
    })
    .from(questionnaireAnswers)
    .innerJoin(questionnaireRuns, eq(questionnaireRuns.id, questionnaireAnswers.runId))
    .where(eq(questionnaireAnswers.runId, id));
}

/** What a run asks about: whether what was done about earlier ones helped. */
export async function listTried(
  db: Queryable,
  { questionnaireId, number }: Pick<DueRun, 'questionnaireId' | 'number'>,
): Promise<Tried[]> {
  return db
    .select({ id: questionnaireActions.id, text: questionnaireActions.text })
    .from(questionnaireActions)
    .innerJoin(questionnaireRuns, eq(questionnaireRuns.id, questionnaireActions.runId))
    .where(and(eq(questionnaireRuns.questionnaireId, questionnaireId), eq(askingRun, number)))
    .orderBy(questionnaireActions.place);
}

/** Keeps what was counted of a run, and forgets the anonymous answers that it was counted from. */
export async function keepResults(
  tx: Transaction,
  { id }: Authorized<StoredRun>,
  { countedOn, results }: { readonly countedOn: string; readonly results: StoredResults },
): Promise<void> {
  await tx.update(questionnaireRuns).set({ countedOn, results }).where(eq(questionnaireRuns.id, id));
  await tx.delete(questionnaireInbox).where(eq(questionnaireInbox.runId, id));
}

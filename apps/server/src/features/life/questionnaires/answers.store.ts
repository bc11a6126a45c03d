import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import {
  questionnaireActions,
  questionnaireAnswers,
  questionnaireInbox,
  questionnaireRuns,
  questionnaires,
  questionnaireTakers,
  type StoredAnswer,
} from '../../../db/schema/questionnaires.ts';
import { departmentMembers, memberships } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import type { Ports } from '../../../platform/ports.ts';
import { personColumns } from '../../account/store.ts';
import { type SealedAnswer, sealAnswer } from './sealing.store.ts';
import { living, type ReadAction, type StoredQuestionnaire, type StoredRun } from './store.ts';
import { type Anonymity, tagOf } from './takers.store.ts';

type Asked = {
  readonly questionnaireId: string;
  readonly userId: string;
  readonly teamIds: readonly string[];
};

/** A questionnaire with its newest run, and the departments of the one who answers. */
export type ToAnswer = StoredQuestionnaire & {
  readonly run: Pick<StoredRun, 'id' | 'number' | 'opensOn' | 'closesOn'>;
  readonly ownDepartments: readonly string[];
  /** What was done about earlier runs, of which this one asks whether it helped; in its order. */
  readonly actionIds: readonly string[];
};

const toAnswer = (db: Queryable, { questionnaireId, userId, teamIds }: Asked) =>
  db
    .select({
      questionnaire: questionnaires,
      run: {
        id: questionnaireRuns.id,
        number: questionnaireRuns.number,
        opensOn: questionnaireRuns.opensOn,
        closesOn: questionnaireRuns.closesOn,
      },
      ownDepartments: sql<string[]>`array(
        select own.department_id::text from ${departmentMembers} as own
        where own.team_id = ${questionnaires.teamId} and own.user_id = ${userId}::uuid
      )`,
      actionIds: sql<string[]>`array(
        select tried.id::text from ${questionnaireActions} as tried
        join ${questionnaireRuns} as before on before.id = tried.run_id
        where before.questionnaire_id = ${questionnaires.id}
          and coalesce(tried.asked_in, before.number + 1) = ${questionnaireRuns.number}
        order by tried.place
      )`,
    })
    .from(questionnaires)
    .innerJoin(questionnaireRuns, eq(questionnaireRuns.questionnaireId, questionnaires.id))
    .where(
      and(
        eq(questionnaires.id, questionnaireId),
        living,
        sql`${questionnaires.teamId} = any (${sql.param(teamIds)}::uuid[])`,
        sql`${questionnaireRuns.number} = (
          select max(each.number) from ${questionnaireRuns} as each where each.questionnaire_id = ${questionnaires.id}
        )`,
      ),
    );

const flat = ({
  questionnaire,
  ...rest
}: Omit<ToAnswer, keyof StoredQuestionnaire> & {
  readonly questionnaire: StoredQuestionnaire;
}): ToAnswer => ({
  ...questionnaire,
  ...rest,
});

/** What someone is about to answer; no row is held, since that would bear their transaction. */
export async function findToAnswer(db: Database, asked: Asked): Promise<ToAnswer | null> {
  const [found] = await toAnswer(db, asked);
  return found ? flat(found) : null;
}

/** The same, held until the transaction ends, so that its questions do not change under an answer. */
export async function lockToAnswer(tx: Transaction, asked: Asked): Promise<ToAnswer | null> {
  const [found] = await toAnswer(tx, asked).for('share', { of: questionnaires });
  return found ? flat(found) : null;
}

/** Keeps an answer by name, or changes it, with the commit. */
export function keepAnswer(
  tx: Transaction,
  { run }: Authorized<ToAnswer>,
  given: { readonly userId: string; readonly answers: readonly StoredAnswer[]; readonly answeredOn: string },
): void {
  tx.atCommit(
    tx
      .insert(questionnaireAnswers)
      .values({ runId: run.id, ...given })
      .onConflictDoUpdate({
        target: [questionnaireAnswers.runId, questionnaireAnswers.userId],
        set: { answers: given.answers, answeredOn: given.answeredOn },
      }),
  );
}

/**
 * Lets an anonymous answer wait until it is counted, by one statement that holds no row of anyone: its writer's tag and the
 * sealed answer, or where the tag is there, nothing.
 * @returns false for someone who has answered
 */
export async function dropAnswer(
  db: Database,
  { random }: Pick<Ports, 'random'>,
  anonymity: Anonymity,
  { run }: Authorized<{ readonly run: { readonly id: string } }>,
  { userId, said }: { readonly userId: string; readonly said: SealedAnswer },
): Promise<boolean> {
  const runId = sql`${run.id}::uuid`;
  const { rows } = await db.execute(sql`
    with taken as (
      insert into ${questionnaireTakers} (id, run_id, tag)
      values (${random.uuid()}::uuid, ${runId}, ${tagOf(anonymity, runId, sql`${userId}::uuid`)})
      on conflict (run_id, tag) do nothing returning run_id
    )
    insert into ${questionnaireInbox} (id, run_id, sealed, is_new)
    select ${random.uuid()}::uuid, run_id, ${sealAnswer(anonymity.seals, said)}::text, true from taken
    returning id`);
  return rows.length > 0;
}

/** A person of a team who may be given something to do. */
export type Owner = ReadAction['owner'];

/** Those of some people who are in the team of a questionnaire. */
export async function listOwners(
  tx: Transaction,
  questionnaireId: string,
  userIds: readonly string[],
): Promise<Owner[]> {
  return tx
    .select(personColumns(users))
    .from(questionnaires)
    .innerJoin(memberships, and(eq(memberships.teamId, questionnaires.teamId), isNull(memberships.leftAt)))
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(questionnaires.id, questionnaireId),
        sql`${memberships.userId} = any (${sql.param(userIds)}::uuid[])`,
      ),
    );
}

export type NewAction = Omit<typeof questionnaireActions.$inferSelect, 'runId' | 'place'>;

/** Puts a list of actions in the place of another, with the commit. */
export function replaceActions(
  tx: Transaction,
  { id: runId }: Authorized<Pick<StoredRun, 'id'>>,
  actions: readonly NewAction[],
): void {
  tx.atCommit(tx.delete(questionnaireActions).where(eq(questionnaireActions.runId, runId)));
  if (actions.length > 0)
    tx.atCommit(
      tx.insert(questionnaireActions).values(actions.map((action, place) => ({ ...action, runId, place }))),
    );
}

/** An answer by name, for those who may read it. */
export type NamedAnswer = { readonly name: string; readonly answers: readonly StoredAnswer[] };

/**
 * The answers by name to a run of a questionnaire, in the order of names.
 * @param teamIds the teams whose answers the caller may read by name
 */
export async function listNamedAnswers(
  db: Database,
  questionnaireId: string,
  run: number | undefined,
  teamIds: readonly string[],
): Promise<NamedAnswer[]> {
  const wanted = sql`coalesce(${run ?? null}::int, (
    select max(each.number) from ${questionnaireRuns} as each where each.questionnaire_id = ${questionnaireId}::uuid
  ))`;
  const { name } = personColumns(users);
  return db
    .select({ name, answers: questionnaireAnswers.answers })
    .from(questionnaireAnswers)
    .innerJoin(questionnaireRuns, eq(questionnaireRuns.id, questionnaireAnswers.runId))
    .innerJoin(questionnaires, eq(questionnaires.id, questionnaireRuns.questionnaireId))
    .innerJoin(users, eq(users.id, questionnaireAnswers.userId))
    .where(
      and(
        eq(questionnaires.id, questionnaireId),
        living,
        sql`${questionnaires.teamId} = any (${sql.param(teamIds)}::uuid[])`,
        sql`${questionnaireRuns.number} = ${wanted}`,
      ),
    )
    .orderBy(users.name, users.id);
}

import type { MoodChoice } from '@garden/contract';
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { moodChoices, moodDays, moodPlans } from '../../../db/schema/mood.ts';
import { questionnaireInbox, questionnaireTakers } from '../../../db/schema/questionnaires.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { foundObject } from '../../notice/objects/hooks.ts';
import { USUAL } from './rules.ts';

export type MoodDay = typeof moodDays.$inferSelect;
export type Plan = typeof moodPlans.$inferSelect;

/** Of some teams those that ask. */
export async function listPlans(db: Queryable, teamIds: readonly string[]): Promise<Plan[]> {
  return db
    .select()
    .from(moodPlans)
    .where(
      sql`${moodPlans.teamId} = any (${sql.param(teamIds)}::uuid[]) and cardinality(${moodPlans.weekdays}) > 0`,
    );
}

/** The days of some teams that were not counted. */
export async function listOpenDays(db: Queryable, teamIds: readonly string[]): Promise<MoodDay[]> {
  return db
    .select()
    .from(moodDays)
    .where(sql`${moodDays.teamId} = any (${sql.param(teamIds)}::uuid[])`)
    .orderBy(moodDays.day);
}

/** What a notice says of a day, while its team asks about it. */
export const selectNoticedMood = (id: SQLWrapper): SQL => sql`
  select ${foundObject({})} from ${moodDays} as asked
  join ${moodPlans} as plan on plan.team_id = asked.team_id and cardinality(plan.weekdays) > 0
  where asked.id = ${id}`;

/** The open days of a team, as an array of their ids. */
export const openDaysOf = (teamId: string): SQL =>
  sql`array(select asked.id from ${moodDays} as asked where asked.team_id = ${teamId}::uuid)`;

/** Holds days until the transaction ends, so that of two servers one tells of them. */
export async function lockDays(tx: Transaction, ids: readonly string[]): Promise<void> {
  const which = sql`${moodDays.id} = any (${sql.param(ids)}::uuid[])`;
  await tx.select({ id: moodDays.id }).from(moodDays).where(which).orderBy(moodDays.id).for('update');
}

/** What someone has chosen. */
export async function findChoice(db: Queryable, userId: string): Promise<MoodChoice> {
  const { on, askAt } = moodChoices;
  const [found] = await db.select({ on, askAt }).from(moodChoices).where(eq(moodChoices.userId, userId));
  return found ?? USUAL;
}

/** Keeps what someone has chosen, with the commit. */
export function putChoice(tx: Transaction, choice: Authorized<MoodChoice & { userId: string }>): void {
  const { on, askAt } = choice;
  tx.atCommit(
    tx
      .insert(moodChoices)
      .values(choice)
      .onConflictDoUpdate({ target: moodChoices.userId, set: { on, askAt } }),
  );
}

/** Keeps on which weekdays a team asks, with the commit. */
export function putPlan(tx: Transaction, plan: Authorized<Plan>): void {
  const { weekdays } = plan;
  tx.atCommit(
    tx.insert(moodPlans).values(plan).onConflictDoUpdate({ target: moodPlans.teamId, set: { weekdays } }),
  );
}

/** Closes days with the answers that they were counted from and the tags of those who gave them, and opens others. */
export async function turnDays(
  tx: Transaction,
  {
    counted,
    opened,
  }: Authorized<{ readonly counted: readonly MoodDay[]; readonly opened: readonly MoodDay[] }>,
): Promise<void> {
  const ids = sql.param(counted.map(({ id }) => id));
  await tx.delete(questionnaireInbox).where(sql`${questionnaireInbox.runId} = any (${ids}::uuid[])`);
  await tx.delete(questionnaireTakers).where(sql`${questionnaireTakers.runId} = any (${ids}::uuid[])`);
  await tx.delete(moodDays).where(sql`${moodDays.id} = any (${ids}::uuid[])`);
  if (opened.length > 0)
    await tx
      .insert(moodDays)
      .values([...opened])
      .onConflictDoNothing();
}

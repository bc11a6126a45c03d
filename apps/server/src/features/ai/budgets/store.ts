import type { AiFeature } from '@garden/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { OpenDatabase, Queryable, Transaction } from '../../../db/open-database.ts';
import { aiTeams, aiTeamUses, aiUses } from '../../../db/schema/ai.ts';
import type { Authorized } from '../../../http/authorize.ts';
import type { Account } from './rules.ts';

/** Pieces that someone has used on a day, of all features. */
export async function countUsed(db: Queryable, userId: string, day: string): Promise<number> {
  const [found] = await db
    .select({ units: sql<number>`coalesce(sum(${aiUses.units}), 0)::int` })
    .from(aiUses)
    .where(and(eq(aiUses.userId, userId), eq(aiUses.day, day)));
  return found?.units ?? 0;
}

/** Pieces that were sent on the account of a team in a month. */
export async function countTeamUsed(db: Queryable, { teamId, month }: Account): Promise<number> {
  const [found] = await db
    .select({ units: aiTeamUses.units })
    .from(aiTeamUses)
    .where(and(eq(aiTeamUses.teamId, teamId), eq(aiTeamUses.month, month)));
  return found?.units ?? 0;
}

type Use = {
  readonly day: string;
  readonly feature: AiFeature;
  readonly units: number;
  /** Of the day. */
  readonly limit: number;
  /** On whose account it is besides; null of someone in no team. */
  readonly account: (Account & { readonly most: number }) | null;
};

/** Whose budget has no room. */
export class BudgetSpent extends Error {
  readonly of: 'person' | 'team';
  constructor(of: 'person' | 'team') {
    super(`the budget of the ${of} is spent`);
    this.of = of;
  }
}

/**
 * Notes a use before it happens, where the day's budget of a person and the month's of their team have room for it, else
 * nothing of it: one after the other on all servers, so that no number of them at a time goes beyond.
 * @throws BudgetSpent
 */
export async function takeBudget(
  database: OpenDatabase,
  { userId }: Authorized<{ readonly userId: string }>,
  { account, ...use }: Use,
): Promise<void> {
  await database.transaction(
    async (tx) => {
      const [, own, team] = await Promise.all([
        lockUses(tx, userId),
        takeOfDay(tx, { userId, ...use }),
        account ? takeOfMonth(tx, { ...account, units: use.units }) : true,
      ]);
      if (!own) throw new BudgetSpent('person');
      if (!team) throw new BudgetSpent('team');
    },
    { commitsAtOnce: true },
  );
}

/** Holds what someone uses; statements leave in the order in which their functions are called, so this one is sent first. */
async function lockUses(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`ai ${userId}`}, 0))`);
}

async function takeOfDay(
  tx: Transaction,
  { userId, day, feature, units, limit }: Omit<Use, 'account'> & { readonly userId: string },
): Promise<boolean> {
  const taken = await tx.execute(sql`
    insert into ${aiUses} as use (user_id, day, feature, calls, units)
    select ${userId}::uuid, ${day}::date, ${feature}::text, 1, ${units}::int
    where (
      select coalesce(sum(past.units), 0) from ${aiUses} as past
      where past.user_id = ${userId}::uuid and past.day = ${day}::date
    ) + ${units}::int <= ${limit}::int
    on conflict (user_id, day, feature) do update
      set calls = use.calls + 1, units = use.units + excluded.units
    returning units`);
  return taken.rows.length > 0;
}

/** The row itself is held until the commit, so that two members cannot take the last of it. */
async function takeOfMonth(
  tx: Transaction,
  { teamId, month, most, units }: Account & { readonly most: number; readonly units: number },
): Promise<boolean> {
  const limit = sql`least(${most}::int, coalesce((
    select chosen.monthly_limit from ${aiTeams} as chosen where chosen.team_id = ${teamId}::uuid
  ), ${most}::int))`;
  const taken = await tx.execute(sql`
    insert into ${aiTeamUses} as use (team_id, month, units)
    select ${teamId}::uuid, ${month}::text, ${units}::int where ${units}::int <= ${limit}
    on conflict (team_id, month) do update set units = use.units + excluded.units
      where use.units + excluded.units <= ${limit}
    returning units`);
  return taken.rows.length > 0;
}

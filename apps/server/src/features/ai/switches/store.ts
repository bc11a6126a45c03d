import type { AiFeature, TeamLens } from '@garden/contract';
import { and, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { aiChoices, aiTeams } from '../../../db/schema/ai.ts';
import { teams } from '../../../db/schema/team.ts';
import { type Authorized, authorize } from '../../../http/authorize.ts';
import type { Actor, OwnMembership } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { teamIdsOf } from '../../team/rules.ts';
import { turnedOffBy } from '../rules.ts';

export type AiChoices = {
  readonly off: readonly AiFeature[];
  readonly translateAtOnce: boolean;
};
const NO_CHOICES: AiChoices = { off: [], translateAtOnce: false };

/** A team that has turned something off. */
type TeamOff = { readonly id: string; readonly name: string; readonly off: readonly AiFeature[] };

/** What someone chose about AI. */
export async function findChoices(db: Queryable, userId: string): Promise<AiChoices> {
  const [found] = await db
    .select({ off: aiChoices.off, translateAtOnce: aiChoices.translateAtOnce })
    .from(aiChoices)
    .where(eq(aiChoices.userId, userId));
  return found ?? NO_CHOICES;
}

/** The teams among these that have turned something off, by name. */
export async function findTeamsOff(db: Queryable, teamIds: readonly string[]): Promise<TeamOff[]> {
  return db
    .select({ id: teams.id, name: teams.name, off: aiTeams.off })
    .from(aiTeams)
    .innerJoin(teams, eq(teams.id, aiTeams.teamId))
    .where(
      and(
        sql`${aiTeams.teamId} = any (${sql.param(teamIds)}::uuid[])`,
        isNull(teams.deletedAt),
        gt(sql`cardinality(${aiTeams.off})`, 0),
      ),
    )
    .orderBy(teams.name, teams.id);
}

/**
 * Someone as one who may use a feature.
 * @throws Refusal where they, or a team of theirs, have turned it off.
 */
export async function demandFeature(
  db: Queryable,
  actor: Actor,
  feature: AiFeature,
): Promise<Authorized<Pick<Actor, 'userId'>>> {
  const { userId } = actor;
  const [{ off }, teamsOff] = await Promise.all([
    findChoices(db, userId),
    findTeamsOff(db, teamIdsOf(actor)),
  ]);
  const by = turnedOffBy(feature, { off, teams: teamsOff });
  if (by && by !== 'self') throw refuse('aiOffInTeam', by);
  return authorize({ userId }, by === null, 'aiOffForYou');
}

/** Whether the person of a query has not turned a feature off for themselves. */
export const takesPart = (userId: SQL, feature: AiFeature): SQL => sql`not exists (
  select from ${aiChoices} as choice where choice.user_id = ${userId} and ${feature}::text = any (choice.off)
)`;

/** What the administrators of a team chose. */
export type TeamChoices = {
  readonly off: readonly AiFeature[];
  readonly monthlyLimit: number | null;
  readonly lens: TeamLens | null;
};
const NOTHING_CHOSEN: TeamChoices = { off: [], monthlyLimit: null, lens: null };

export async function findTeamChoices(db: Queryable, teamId: string): Promise<TeamChoices> {
  const [found] = await db
    .select({ off: aiTeams.off, monthlyLimit: aiTeams.monthlyLimit, lens: aiTeams.lens })
    .from(aiTeams)
    .where(eq(aiTeams.teamId, teamId));
  return found ?? NOTHING_CHOSEN;
}

/** The lenses that some teams added for advice, by the names of teams. */
export async function listLenses(
  db: Queryable,
  teamIds: readonly string[],
): Promise<(TeamLens & { readonly teamId: string })[]> {
  const rows = await db
    .select({ teamId: aiTeams.teamId, lens: aiTeams.lens })
    .from(aiTeams)
    .innerJoin(teams, eq(teams.id, aiTeams.teamId))
    .where(
      and(
        sql`${aiTeams.teamId} = any (${sql.param(teamIds)}::uuid[])`,
        isNull(teams.deletedAt),
        isNotNull(aiTeams.lens),
      ),
    )
    .orderBy(teams.name, teams.id);
  return rows.flatMap(({ teamId, lens }) => (lens ? [{ teamId, ...lens }] : []));
}

/** What a team has turned off. */
export async function findTeamOff(db: Queryable, teamId: string): Promise<readonly AiFeature[]> {
  return (await findTeamChoices(db, teamId)).off;
}

/** Keeps what someone chose; what is left out stays. */
export async function keepChoices(
  tx: Transaction,
  userId: string,
  chosen: { readonly off?: AiFeature[]; readonly translateAtOnce?: boolean },
): Promise<void> {
  await tx
    .insert(aiChoices)
    .values({ userId, ...chosen })
    .onConflictDoUpdate({
      target: aiChoices.userId,
      set: {
        off: chosen.off ?? sql`${aiChoices.off}`,
        translateAtOnce: chosen.translateAtOnce ?? sql`${aiChoices.translateAtOnce}`,
      },
    });
}

/** Keeps what an administrator of a team chose; what is left out stays. */
export function keepTeamChoices(
  tx: Transaction,
  { teamId }: Authorized<Pick<OwnMembership, 'teamId'>>,
  chosen: {
    readonly off?: AiFeature[];
    readonly monthlyLimit?: number | null;
    readonly lens?: TeamLens | null;
  },
): void {
  tx.atCommit(
    tx
      .insert(aiTeams)
      .values({ teamId, ...chosen })
      .onConflictDoUpdate({
        target: aiTeams.teamId,
        set: {
          off: chosen.off ?? sql`${aiTeams.off}`,
          monthlyLimit:
            chosen.monthlyLimit === undefined ? sql`${aiTeams.monthlyLimit}` : chosen.monthlyLimit,
          lens: chosen.lens === undefined ? sql`${aiTeams.lens}` : chosen.lens,
        },
      }),
  );
}

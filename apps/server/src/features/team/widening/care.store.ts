import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { carers, departmentMembers, memberships, teams } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { shift } from '../../../platform/clock.ts';
import type { EventContext } from '../../../platform/events.store.ts';
import { TOLD_BEFORE } from './rules.ts';
import { announceTo, withdraw } from './telling.store.ts';

/** Who is named to look after members of a team: supervisors, and where there is none the leaders of departments. */
const namedIn = (teamId: string) => sql`
  select named.user_id, named.supervisor_id as carer_id
  from ${memberships} as named
  where named.team_id = ${teamId}::uuid and named.left_at is null and named.supervisor_id <> named.user_id
  union
  select theirs.user_id, mine.user_id
  from ${memberships} as unnamed
  join ${departmentMembers} as theirs on theirs.team_id = unnamed.team_id and theirs.user_id = unnamed.user_id
  join ${departmentMembers} as mine on mine.department_id = theirs.department_id and mine.leader
  where unnamed.team_id = ${teamId}::uuid and unnamed.left_at is null and unnamed.supervisor_id is null
    and mine.user_id <> theirs.user_id`;

type Team = Authorized<{ readonly teamId: string }>;
type Arranging = {
  /** Whose doing it is: of what they change for themselves they need not be told. */
  readonly actorId: string | null;
  /** Whether the team is held already. */
  readonly isHeld?: true;
};

/**
 * Writes down who looks after each member of a team, after supervisors, leaders or departments have changed: who does no more ends
 * at once, who is new begins a day later, and those they look after are told. Where no one is left, administrators are,
 * as late. Holds the team, so that of several changes at once each sees what those before it have made; comes last in a
 * transaction, as the team does.
 */
export async function arrangeCare(
  tx: Transaction,
  ctx: EventContext,
  team: Team,
  { actorId, isHeld }: Arranging,
): Promise<void> {
  const { teamId } = team;
  const from = shift(ctx.now, TOLD_BEFORE);
  const [, { rows }] = await Promise.all([
    !isHeld && tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for('no key update'),
    tx.execute<{ what: 'came' | 'gone'; user_id: string; holds_from: string }>(sql`
    with named as materialized (${namedIn(teamId)}),
    gone as (
      delete from ${carers} as held
      where held.team_id = ${teamId}::uuid and case when held.carer_id = held.user_id
        then exists (select from named where named.user_id = held.user_id) or not exists (
          select from ${memberships} as there
          where there.team_id = held.team_id and there.user_id = held.user_id and there.left_at is null
        )
        else not exists (
          select from named where named.user_id = held.user_id and named.carer_id = held.carer_id
        ) end
      returning held.user_id, held.carer_id, held.holds_from
    ),
    came as (
      insert into ${carers} (team_id, user_id, carer_id, holds_from)
      select ${teamId}::uuid, each.user_id, each.carer_id,
        case when each.user_id = ${actorId}::uuid then null else ${from.toISOString()}::timestamptz end
      from (
        select named.user_id, named.carer_id from named
        union
        select gone.user_id, gone.user_id
        from gone join ${memberships} as there
          on there.team_id = ${teamId}::uuid and there.user_id = gone.user_id and there.left_at is null
        where gone.carer_id <> gone.user_id and gone.user_id is distinct from ${actorId}::uuid
          and not exists (select from named where named.user_id = gone.user_id)
      ) as each
      on conflict do nothing
      returning user_id, holds_from
    )
    select 'came' as what, user_id, to_json(holds_from) #>> '{}' as holds_from from came where holds_from is not null
    union all
    select 'gone', user_id, to_json(holds_from) #>> '{}' from gone where holds_from is not null`),
  ]);
  const told = rows.filter(({ what }) => what === 'came').map(({ user_id: userId }) => userId);
  if (told.length > 0) await announceTo(tx, ctx, told, { teamId, actorId, from });
  await takeBack(
    tx,
    ctx,
    team,
    rows.filter(({ what }) => what === 'gone'),
  );
}

/** Takes back what members were told of people who will not look after them, where nothing else is still to come by it. */
async function takeBack(
  tx: Transaction,
  ctx: EventContext,
  team: Team,
  gone: readonly { readonly user_id: string; readonly holds_from: string }[],
): Promise<void> {
  if (gone.length === 0) return;
  const left = await tx
    .select({ userId: carers.userId, holdsFrom: carers.holdsFrom })
    .from(carers)
    .where(and(eq(carers.teamId, team.teamId), isNotNull(carers.holdsFrom)));
  const waits = new Set(left.map(({ userId, holdsFrom }) => `${userId} ${holdsFrom?.getTime()}`));
  for (const { user_id: userId, holds_from: at } of gone) {
    const from = new Date(at);
    if (!waits.has(`${userId} ${from.getTime()}`)) await withdraw(tx, ctx, team, { from, userIds: [userId] });
  }
}

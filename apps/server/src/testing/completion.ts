import type { TestApp } from './test-app.ts';

/** How many members a day waits for no more: as it is kept, and as it is when each is looked at. */
export async function completionOf(
  { ports }: TestApp,
  teamId: string,
  day: string,
): Promise<{ kept: number; counted: number }> {
  const { rows } = await ports.database.pool.query<{ kept: number; counted: number }>(
    `select coalesce((select settled from team_days where team_id = $1 and day = $2), 0)::int as kept,
       (select count(*)::int from memberships m
        where m.team_id = $1 and m.left_at is null and (
          exists (select from diary_teams d where d.team_id = $1 and d.author_id = m.user_id and d.day = $2)
          or exists (select from vacations v where v.user_id = m.user_id and v.day = $2))) as counted`,
    [teamId, day],
  );
  const [found] = rows;
  if (!found) throw new Error('a query without from gives one row');
  return found;
}

import { api, type Endpoint } from '@garden/contract';
import type { OpenDatabase } from '../db/open-database.ts';
import { holdAnnounced } from '../features/team/widening/store.ts';

/** Calls by which more people may see something, a day later. */
const widening: ReadonlySet<Endpoint> = new Set<Endpoint>([
  api.relationship.authorizes,
  api.relationship.supervise,
  api.relationship.exit,
  api.relationship.kick,
  api.department.add,
  api.department.update,
  api.department.quit,
  api.department.remove,
  api.team.handOver,
  api.team.setting,
]);

const LONG_AFTER = new Date('9999-12-31T00:00:00Z');

/** Makes what a call has set as if it had been set long ago: it holds, and those who were told have long forgotten it. */
export async function asIfLongAgo(database: OpenDatabase, endpoint: Endpoint): Promise<void> {
  if (!widening.has(endpoint)) return;
  await holdAnnounced(database, LONG_AFTER);
  await database.pool.query(`
    with gone as (delete from notices where params->>'stage' = 'widens' returning user_id, kind)
    update notice_totals set unseen = unseen - told.number
    from (select user_id, kind, count(*)::int as number from gone group by user_id, kind) as told
    where notice_totals.user_id = told.user_id and notice_totals.kind = told.kind`);
}

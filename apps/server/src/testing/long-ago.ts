import { api, type Endpoint } from '@garden/contract';
import { holdAnnounced } from '../features/team/widening/store.ts';
import type { Ports } from '../platform/ports.ts';

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

/** Makes what a call has set as if it had been set long ago: it holds, and no one is told any more. */
export async function asIfLongAgo(
  ports: Pick<Ports, 'database' | 'random'>,
  endpoint: Endpoint,
): Promise<void> {
  if (widening.has(endpoint)) await holdAnnounced(ports, LONG_AFTER);
}

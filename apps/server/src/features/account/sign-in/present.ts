import type { api, OutputOf } from '@garden/contract';
import { deviceName } from './device.present.ts';
import type { SessionRow } from './store.ts';

/** The devices of a list of sessions, the current one first. */
export function presentSessions(
  rows: readonly SessionRow[],
  currentId: string,
): OutputOf<typeof api.auth.sessions>['items'] {
  return rows
    .map(({ id, device, createdAt, lastSeenAt }) => ({
      id,
      device: deviceName(device),
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: id === currentId,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}

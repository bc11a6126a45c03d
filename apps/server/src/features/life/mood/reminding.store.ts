import type { Ports } from '../../../platform/ports.ts';
import { notifyEach } from '../../notice/store.ts';
import { readAnonymity } from '../questionnaires/takers.store.ts';
import { listUntold } from './asked.store.ts';
import { MOOD } from './rules.ts';
import { lockDays } from './store.ts';

const AT_ONCE = 500;

type Source = Pick<Ports, 'clock' | 'database' | 'files' | 'random'>;

/**
 * Tells people that they are asked how their day is going, once a day, as their own hour comes: by one look at all teams that
 * ask, each minute. Who has answered before that look is not told, so the minute is short: that someone was not told says as
 * much as that they answered in it. What was told goes with the answers, on the next morning.
 */
export async function remindOfMoods(source: Source): Promise<void> {
  const { clock, database, random } = source;
  const now = clock.now();
  const anonymity = await readAnonymity(source);
  for (;;) {
    const found = await listUntold(database.db, anonymity, { now, limit: AT_ONCE });
    if (found.length === 0) return;
    const dayIds = [...new Set(found.map(({ id }) => id))];
    await database.transaction(async (tx) => {
      await lockDays(tx, dayIds);
      const untold = await listUntold(tx, anonymity, { now, limit: AT_ONCE, dayIds });
      const told = untold.map(
        ({ id, teamId, userId }) =>
          ({ userIds: [userId], kind: MOOD, teamId, actorId: null, object: { kind: MOOD, id } }) as const,
      );
      notifyEach(tx, { random, now }, told);
    });
    if (found.length < AT_ONCE) return;
  }
}

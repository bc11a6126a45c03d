import type { Ports } from '../../../platform/ports.ts';
import { notify } from '../../notice/store.ts';
import { hasCaughtUp } from '../scores/catch-up.store.ts';
import {
  claimRound,
  considerChanged,
  considerTeam,
  type DueRound,
  listDueRounds,
  listToHold,
} from './needs.store.ts';
import { NOTICE_DAYS } from './rules.ts';

/**
 * Looks through the last month of each team once it is over, and notifies those who have an interview to hold, about each of the
 * months that are still asked for, on the 1st, the 8th and the 13th; members are notified once. Waits until old diaries have their scores.
 */
export async function takeRounds(ports: Ports): Promise<void> {
  const { clock, database } = ports;
  if (!(await hasCaughtUp(database.db))) return;
  const now = clock.now();
  while ((await considerChanged(ports, now)) > 0);
  for (;;) {
    const rounds = await listDueRounds(database.db, now, NOTICE_DAYS);
    for (const round of rounds) await takeRound(ports, now, round);
    if (rounds.length === 0) return;
  }
}

async function takeRound(ports: Ports, now: Date, round: DueRound): Promise<void> {
  if (round.notified === 0 || round.isOutdated) await considerTeam(ports, now, round);
  await ports.database.transaction(async (tx) => {
    if (!(await claimRound(tx, round)) || round.notified >= round.due) return;
    const toHold = await listToHold(tx, round);
    const ctx = { random: ports.random, now };
    const { teamId, month } = round;
    const interview = { kind: 'interview_due', teamId, actorId: null } as const;
    // Those of earlier months hold their supervisors back as well.
    for (const [about, those] of Map.groupBy(toHold, (each) => each.month)) {
      const supervisors = those.flatMap(({ supervisorIds }) => supervisorIds);
      await notify(tx, ctx, { ...interview, userIds: supervisors, params: { stage: 'hold', month: about } });
    }
    if (round.notified > 0) return;
    const members = toHold.filter((each) => each.month === month && each.supervisorIds.length > 0);
    const userIds = members.map(({ memberId }) => memberId);
    await notify(tx, ctx, { ...interview, userIds, params: { stage: 'expect', month } });
  });
}

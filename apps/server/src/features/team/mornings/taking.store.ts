import { DAY, shift } from '../../../platform/clock.ts';
import type { Ports } from '../../../platform/ports.ts';
import { type MorningKind, type MorningSource, morningKinds, type NumbersDue } from './hooks.ts';
import { eraseOldNumbers, keepNumbers, listNumbersDue } from './store.ts';

type Taking = MorningSource & Pick<Ports, 'hooks'>;

/**
 * Takes down the numbers of every team whose day has begun, of each kind that an area has registered, a page of teams at a
 * time. Where a page fails, its teams are taken one by one, so that one team's failure stays its own until the next look.
 */
export async function takeMorningNumbers(ports: Taking): Promise<void> {
  const failures: unknown[] = [];
  for (const kind of ports.hooks.list(morningKinds)) await takeKind(ports, kind, failures);
  if (failures.length > 0) throw failures[0];
}

async function takeKind(ports: Taking, kind: MorningKind, failures: unknown[]): Promise<void> {
  const { clock, database } = ports;
  const now = clock.now();
  let after: string | undefined;
  for (;;) {
    const due = await listNumbersDue(database.db, { kind: kind.kind, now, after });
    after = due.at(-1)?.teamId;
    if (after === undefined) break;
    // A team's first morning may make up many months: those are taken one by one as well.
    const isSmall = due.every(({ isFirst }) => !isFirst);
    try {
      for (const page of isSmall ? [due] : due.map((one) => [one]))
        if (!(await take(ports, kind, page))) return;
    } catch {
      for (const one of due) await take(ports, kind, [one]).catch((failure) => failures.push(failure));
    }
  }
  await eraseOldNumbers(database.db, kind.kind, shift(now, -kind.keepDays * DAY));
  await kind.eraseOld(database.db, now);
}

async function take(ports: Taking, kind: MorningKind, due: readonly NumbersDue[]): Promise<boolean> {
  const taken = await kind.take(ports, due);
  if (!taken) return false;
  await ports.database.transaction(async (tx) => {
    await taken.keep(tx);
    await keepNumbers(tx, kind.kind, due, taken.numbers);
  });
  return true;
}

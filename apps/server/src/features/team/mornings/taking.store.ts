import type { Ports } from '../../../platform/ports.ts';
import { type MorningKind, morningKinds, type NumbersDue } from './hooks.ts';
import { eraseOldNumbers, keepNumbers, listNumbersDue } from './store.ts';

type Taking = Pick<Ports, 'clock' | 'database' | 'holidays' | 'hooks'>;

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
    try {
      if (!(await take(ports, kind, due))) return;
    } catch {
      for (const one of due) await take(ports, kind, [one]).catch((failure) => failures.push(failure));
    }
  }
  await eraseOldNumbers(database.db, kind.kind, kind.keepDays, now);
}

async function take(ports: Taking, kind: MorningKind, due: readonly NumbersDue[]): Promise<boolean> {
  const taken = await kind.take(ports, due);
  if (taken) await keepNumbers(ports.database.db, kind.kind, due, taken);
  return taken !== null;
}

import { readFile } from 'node:fs/promises';
import type { BenchApp } from './bench-app.ts';

/** Milliseconds of processor time, of whatever of it the kernel has run. */
export type Cpu = {
  /** The server's one thread. */
  readonly server: number;
  /** All processes of PostgreSQL; null where that cannot be told: embedded, or on another system than Linux. */
  readonly database: number | null;
  /** All else in this process: the client, collecting garbage, and the embedded database. */
  readonly rest: number;
};

/** How Linux counts processor time in `/proc` (`USER_HZ`, proc_pid_stat(5)). */
const MS_PER_TICK = 10;

/** What has been computed since the process began. */
export async function readCpu({ ports: { database } }: BenchApp): Promise<Cpu> {
  const thread = process.threadCpuUsage();
  const whole = process.cpuUsage();
  const server = (thread.user + thread.system) / 1000;
  return {
    server,
    rest: (whole.user + whole.system) / 1000 - server,
    database: database.kind === 'postgres' && process.platform === 'linux' ? await serverCpu(database) : null,
  };
}

/** What was computed from one reading to the next, by the number of what was done meanwhile. */
export function cpuEach(before: Cpu, after: Cpu, count: number): Cpu {
  const each = (from: number, to: number) => (to - from) / count;
  return {
    server: each(before.server, after.server),
    database:
      before.database === null || after.database === null ? null : each(before.database, after.database),
    rest: each(before.rest, after.rest),
  };
}

/** Of the server's first process, of those it has outlived, and of those that run; all on this machine. */
async function serverCpu({ pool }: BenchApp['ports']['database']): Promise<number> {
  const { rows } = await pool.query<{ pid: number; own: boolean }>(
    'select pid, pid = pg_backend_pid() as own from pg_stat_activity',
  );
  const running = await Promise.all(rows.map(async ({ pid, own }) => ({ own, ...(await readStat(pid)) })));
  const first = await readStat(running.find(({ own }) => own)?.parent ?? 0);
  const ticks = running.reduce((sum, { spent }) => sum + spent, first.spent + first.spentByEnded);
  return ticks * MS_PER_TICK;
}

/** What Linux tells of a process; zeroes of one that has ended. */
async function readStat(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // Behind the name, which stands in brackets, come the 3rd field and all others.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const field = (number: number) => Number(fields[number - 3] ?? 0);
  return { parent: field(4), spent: field(14) + field(15), spentByEnded: field(16) + field(17) };
}

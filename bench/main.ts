/** Measures and prints; nothing here passes or fails. How to read it: bench/README.md. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { databaseUrl, runOnServer } from '../apps/server/src/testing/global-setup.ts';
import { measureCalls } from './calls.ts';
import { measureConversation } from './conversation.ts';
import { FULL, measureFloor, QUICK } from './floor/measure.ts';
import { type BenchGarden, openGarden, root } from './garden.ts';
import { measureGroups } from './groups.ts';
import { measureGrowth } from './growth.ts';
import { measureNotices } from './notices.ts';
import { outputOf, startCluster } from './processes.ts';
import {
  type ByDatabase,
  reportCalls,
  reportComparison,
  reportFloor,
  reportGrowth,
  reportSaves,
  reportStarts,
  reportStreams,
} from './report.ts';
import { measureSaves } from './saves.ts';
import { seed } from './seed.ts';
import { measureStart } from './start-up.ts';
import { measureStreams } from './streams.ts';

const resultFile = join(root, '.cache/bench/result.json');

type Measured = { readonly figures: unknown; readonly report: string };

/** What can be measured, each by the name that asks for it. */
const measurements: Record<string, () => Promise<Measured>> = {
  calls: () => measure('calls', seeded(measureCalls), reportCalls),
  conversation: () =>
    measure('conversation', inGarden(measureConversation), (figures) =>
      reportComparison(figures, 'A thread of 5,000 comments against one of 50', ['5,000', '50']),
    ),
  floor: () =>
    measure(
      'floor',
      async (url) =>
        measureFloor(
          url === undefined ? undefined : { product: url, floor: await makeBeside(url, 'bare') },
          quick ? QUICK : FULL,
        ),
      reportFloor,
    ),
  groups: () =>
    measure('groups', inGarden(measureGroups), (figures) =>
      reportComparison(figures, 'A group of 5,000 against one of 50', ['5,000', '50']),
    ),
  growth: () =>
    measure(
      'growth',
      async (url) => {
        const beside = url === undefined ? undefined : await makeBeside(url, 'small');
        return inGarden((large) => inGarden((small) => measureGrowth({ large, small }))(beside))(url);
      },
      reportGrowth,
    ),
  notices: () =>
    measure('notices', inGarden(measureNotices), (figures) =>
      reportComparison(figures, 'A person with 100,000 notices against one with 100', ['100,000', '100']),
    ),
  saves: () => measure('saves', seeded(measureSaves), reportSaves),
  start: () => measure('start', measureStart, reportStarts),
  streams: () => measure('streams', inGarden(measureStreams), reportStreams),
  async size() {
    const sizes = (await outputOf(['tools/check-budgets.mjs'])).trimEnd();
    return {
      figures: sizes.split('\n'),
      report: `Size of the web as it was built last, brotli\n\n${sizes}`,
    };
  },
};

const databases = ['embedded', 'postgres'];
/** Shortens what can be shortened: the floor. */
const QUICKLY = '--quick';
const quick = process.argv.includes(QUICKLY);
const asked = process.argv.slice(2).filter((argument) => argument !== QUICKLY);
const names = [...Object.keys(measurements), ...databases];
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(
    `There is nothing to measure named ${unknown.join(', ')}. Write some of: ${names.join(', ')}.`,
  );
  process.exit(2);
}

const wanted = chosen(Object.keys(measurements));
const measured = chosen(databases);

// Not the default end, which would leave what was started behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const result: Record<string, unknown> = {
  at: new Date().toISOString(),
  machine: { node: process.version, cores: cpus().length, cpu: cpus()[0]?.model },
};
const askPostgres = measured.includes('postgres') && wanted.some((part) => part !== 'size');
const cluster = askPostgres ? await startCluster() : undefined;
try {
  for (const part of wanted) {
    const { figures, report } = (await measurements[part]?.()) ?? {};
    console.log(`\n${report}`);
    result[part] = figures;
  }
} finally {
  await cluster?.stop();
}
await mkdir(dirname(resultFile), { recursive: true });
await writeFile(resultFile, `${JSON.stringify(result, null, 2)}\n`);
console.log(`\nAll figures: ${resultFile}`);

/** Those of them that are asked for; all where none is. */
function chosen(all: readonly string[]): readonly string[] {
  const named = all.filter((name) => asked.includes(name));
  return named.length > 0 ? named : all;
}

/** Measures on each database that is asked for, PostgreSQL only where this machine has one. */
async function measure<T>(
  name: string,
  take: (url?: string) => Promise<T>,
  report: (figures: ByDatabase<T>) => string,
): Promise<Measured> {
  const embedded = measured.includes('embedded') ? await take() : undefined;
  let postgres: T | undefined;
  if (cluster) {
    await runOnServer(cluster.url, `create database bench_${name}`);
    postgres = await take(databaseUrl(cluster.url, `bench_${name}`));
  }
  const figures = { embedded, postgres };
  return { figures, report: report(figures) };
}

/** Makes another database on the same server. */
async function makeBeside(url: string, suffix: string): Promise<string> {
  const name = `${new URL(url).pathname.slice(1)}_${suffix}`;
  await runOnServer(url, `create database ${name}`);
  return databaseUrl(url, name);
}

/** Measures in a garden of its own, which ends with it. */
function inGarden<T>(take: (garden: BenchGarden) => Promise<T>): (url?: string) => Promise<T> {
  return async (url) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'garden-bench-'));
    const garden = await openGarden({ dataDir, databaseUrl: url });
    try {
      return await take(garden);
    } finally {
      await garden.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  };
}

/** Measures in a garden of one team with its diaries. */
function seeded<T>(take: (garden: BenchGarden, content: Awaited<ReturnType<typeof seed>>) => Promise<T>) {
  return inGarden(async (garden) => take(garden, await seed(garden)));
}

/** Measures and prints; nothing here passes or fails. How to read it: bench/README.md. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { databaseUrl, runOnServer } from '../apps/server/src/testing/global-setup.ts';
import { type BenchApp, openBenchApp, root } from './bench-app.ts';
import * as builtIn from './built-in/measure.ts';
import { measureCalls } from './calls.ts';
import { measureConversation } from './conversation.ts';
import * as dear from './dear/measure.ts';
import { FULL, measureFloor, QUICK } from './floor/measure.ts';
import { measureGroups } from './groups.ts';
import { measureGrowth } from './growth.ts';
import * as hand from './hand/measure.ts';
import { measureKnowing } from './knowing.ts';
import { FULL_SIZES, measureMornings, QUICK_SIZES } from './mornings/measure.ts';
import { measureNotices } from './notices.ts';
import { outputOf, startCluster } from './processes.ts';
import {
  type ByDatabase,
  reportBuiltIn,
  reportCalls,
  reportComparison,
  reportDear,
  reportFloor,
  reportGrowth,
  reportHand,
  reportKnowing,
  reportMornings,
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

type Measurement = { readonly about: string; take(): Promise<Measured> };

/** What can be measured, each by the name that asks for it. */
const measurements: Record<string, Measurement> = {
  'built-in': {
    about: 'answers that need no provider, on 20 entries, and what 20 summaries at once do to the event loop',
    take: () =>
      measure(
        'built_in',
        (url) => builtIn.measureBuiltIn(url, quick ? builtIn.QUICK : builtIn.FULL),
        reportBuiltIn,
      ),
  },
  calls: {
    about: 'finds regressions: each call beside its own recorded SQL',
    take: () => measure('calls', seeded(measureCalls), reportCalls),
  },
  conversation: {
    about: 'a thread of 5,000 comments beside one of 50',
    take: () =>
      measure('conversation', inBenchApp(measureConversation), (figures) =>
        reportComparison(figures, 'A thread of 5,000 comments against one of 50', ['5,000', '50']),
      ),
  },
  dear: {
    about:
      'what others wait while one person sends the dearest calls, or those named (diary.search); --quick for a first look',
    take: () =>
      measure('dear', (url) => dear.measureDear(url, quick ? dear.QUICK : dear.FULL, calls), reportDear),
  },
  floor: {
    about: 'what calls cost: the product beside an independent bare server; --quick for a first look',
    take: () =>
      measure(
        'floor',
        async (url) =>
          measureFloor(
            url === undefined ? undefined : { product: url, floor: await createDatabase(url, 'bare') },
            quick ? QUICK : FULL,
          ),
        reportFloor,
      ),
  },
  groups: {
    about: 'a group of 5,000 members beside one of 50',
    take: () =>
      measure('groups', inBenchApp(measureGroups), (figures) =>
        reportComparison(figures, 'A group of 5,000 against one of 50', ['5,000', '50']),
      ),
  },
  growth: {
    about: 'a server with very many diaries beside one with 10,000',
    take: () =>
      measure(
        'growth',
        async (url) => {
          const beside = url === undefined ? undefined : await createDatabase(url, 'small');
          return inBenchApp((large) => inBenchApp((small) => measureGrowth({ large, small }))(beside))(url);
        },
        reportGrowth,
      ),
  },
  hand: {
    about: 'from a press to what it shows, beside a bare page of React; --quick for a first look',
    async take() {
      const figures = await hand.measureHand(quick ? hand.QUICK : hand.FULL);
      return { figures, report: reportHand(figures) };
    },
  },
  knowing: {
    about: 'who may know, asked by a team with half of 100,000 diaries',
    take: () => measure('knowing', seeded(measureKnowing), reportKnowing),
  },
  mornings: {
    about: 'all that happens by itself on a day of 1,000 teams beside 100; --quick: of 200 beside 20',
    take: () =>
      measure(
        'mornings',
        async (few) =>
          measureMornings(
            { few, many: few === undefined ? undefined : await createDatabase(few, 'many') },
            // The embedded database is for servers of few teams.
            quick || few === undefined ? QUICK_SIZES : FULL_SIZES,
          ),
        reportMornings,
      ),
  },
  notices: {
    about: 'a person with 100,000 notices beside one with 100',
    take: () =>
      measure('notices', inBenchApp(measureNotices), (figures) =>
        reportComparison(figures, 'A person with 100,000 notices against one with 100', ['100,000', '100']),
      ),
  },
  saves: {
    about: 'drafts a second while 32 people type',
    take: () => measure('saves', seeded(measureSaves), reportSaves),
  },
  start: {
    about: 'the time to /readyz, and idle memory',
    take: () => measure('start', measureStart, reportStarts),
  },
  streams: {
    about: 'memory and delay of 1,000 live streams',
    take: () => measure('streams', inBenchApp(measureStreams), reportStreams),
  },
  size: {
    about: 'the weight of the web',
    async take() {
      const sizes = (await outputOf(['tools/check-budgets.mjs'])).trimEnd();
      return {
        figures: sizes.split('\n'),
        report: `Size of the web as it was built last, brotli\n\n${sizes}`,
      };
    },
  },
};

const databases = ['embedded', 'postgres'];
/** Shortens the floor, the mornings and the dear calls. */
const QUICK_FLAG = '--quick';
const quick = process.argv.includes(QUICK_FLAG);
const asked = process.argv.slice(2).filter((argument) => argument !== QUICK_FLAG);
/** Calls of the contract: the dear ones that are measured, where some are named. */
const calls = asked.filter((name) => dear.isDear(name));
const names = [...Object.keys(measurements), ...databases, ...calls];
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  const lines = Object.entries(measurements).map(([name, { about }]) => `  ${name.padEnd(14)}${about}`);
  console.error(
    `There is nothing to measure named ${unknown.join(', ')}. Write some of:\n${lines.join('\n')}\n  ${databases.join(', ')}: on that database alone`,
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
const askPostgres =
  measured.includes('postgres') && wanted.some((part) => part !== 'size' && part !== 'hand');
const cluster = askPostgres ? await startCluster() : undefined;
try {
  for (const part of wanted) {
    const { figures, report } = (await measurements[part]?.take()) ?? {};
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
async function createDatabase(url: string, suffix: string): Promise<string> {
  const name = `${new URL(url).pathname.slice(1)}_${suffix}`;
  await runOnServer(url, `create database ${name}`);
  return databaseUrl(url, name);
}

/** Measures in an app of its own, which is closed afterwards. */
function inBenchApp<T>(take: (app: BenchApp) => Promise<T>): (url?: string) => Promise<T> {
  return async (url) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'garden-bench-'));
    const app = await openBenchApp({ dataDir, databaseUrl: url });
    try {
      return await take(app);
    } finally {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  };
}

/** Measures in an app with one team and its diaries. */
function seeded<T>(take: (app: BenchApp, content: Awaited<ReturnType<typeof seed>>) => Promise<T>) {
  return inBenchApp(async (app) => take(app, await seed(app)));
}

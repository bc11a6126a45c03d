/** Measures and prints; nothing here passes or fails. How to read it: bench/README.md. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { databaseUrl, runOnServer } from '../apps/server/src/testing/global-setup.ts';
import { type CallResult, measureCalls } from './calls.ts';
import { measureConversation } from './conversation.ts';
import { type BenchGarden, openGarden, root } from './garden.ts';
import { type GroupResult, measureGroups } from './groups.ts';
import { type GrowthResult, measureGrowth } from './growth.ts';
import { measureNotices } from './notices.ts';
import { type Cluster, outputOf, startCluster } from './processes.ts';
import {
  type ByDatabase,
  reportCalls,
  reportConversation,
  reportGroups,
  reportGrowth,
  reportNotices,
  reportSaves,
  reportStarts,
  reportStreams,
} from './report.ts';
import { measureSaves, type SavesResult } from './saves.ts';
import { seed } from './seed.ts';
import { measureStart } from './start-up.ts';
import { measureStreams, type StreamsResult } from './streams.ts';

const resultFile = join(root, '.cache/bench/result.json');

const parts = ['calls', 'conversation', 'groups', 'growth', 'notices', 'saves', 'start', 'streams', 'size'];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !parts.includes(name));
if (unknown.length > 0) {
  console.error(
    `There is nothing to measure named ${unknown.join(', ')}. Write some of: ${parts.join(', ')}.`,
  );
  process.exit(2);
}
const wanted = asked.length > 0 ? asked : parts;

// Not the default end, which would leave what was started behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const result: Record<string, unknown> = {
  at: new Date().toISOString(),
  machine: { node: process.version, cores: cpus().length, cpu: cpus()[0]?.model },
};
const cluster = wanted.some((part) => part !== 'size') ? await startCluster() : undefined;
try {
  if (wanted.includes('calls')) {
    const calls = await onBoth(cluster, 'bench_calls', benchCalls);
    console.log(`\n${reportCalls(calls)}`);
    result.calls = calls;
  }
  if (wanted.includes('conversation')) {
    const conversation = await onBoth(cluster, 'bench_conversation', benchConversation);
    console.log(`\n${reportConversation(conversation)}`);
    result.conversation = conversation;
  }
  if (wanted.includes('groups')) {
    const groups = await onBoth(cluster, 'bench_groups', benchGroups);
    console.log(`\n${reportGroups(groups)}`);
    result.groups = groups;
  }
  if (wanted.includes('growth')) {
    const growth = await onBoth(cluster, 'bench_growth', benchGrowth);
    console.log(`\n${reportGrowth(growth)}`);
    result.growth = growth;
  }
  if (wanted.includes('notices')) {
    const notices = await onBoth(cluster, 'bench_notices', benchNotices);
    console.log(`\n${reportNotices(notices)}`);
    result.notices = notices;
  }
  if (wanted.includes('streams')) {
    const streams = await onBoth(cluster, 'bench_streams', benchStreams);
    console.log(`\n${reportStreams(streams)}`);
    result.streams = streams;
  }
  if (wanted.includes('saves')) {
    const saves = await onBoth(cluster, 'bench_saves', benchSaves);
    console.log(`\n${reportSaves(saves)}`);
    result.saves = saves;
  }
  if (wanted.includes('start')) {
    const start = await onBoth(cluster, 'bench_start', measureStart);
    console.log(`\n${reportStarts(start)}`);
    result.start = start;
  }
} finally {
  await cluster?.stop();
}
if (wanted.includes('size')) {
  const size = await outputOf(['tools/check-budgets.mjs']);
  console.log(`\nSize of the web as it was built last, brotli\n\n${size.trimEnd()}`);
  result.size = size.trimEnd().split('\n');
}
await mkdir(dirname(resultFile), { recursive: true });
await writeFile(resultFile, `${JSON.stringify(result, null, 2)}\n`);
console.log(`\nAll figures: ${resultFile}`);

/** Measures on the embedded database, then on PostgreSQL where this machine has one. */
async function onBoth<T>(
  server: Cluster | undefined,
  name: string,
  measure: (url?: string) => Promise<T>,
): Promise<ByDatabase<T>> {
  const embedded = await measure();
  if (!server) return { embedded };
  await runOnServer(server.url, `create database ${name}`);
  return { embedded, postgres: await measure(databaseUrl(server.url, name)) };
}

async function benchCalls(url?: string): Promise<CallResult[]> {
  return inGarden(url, async (garden) => measureCalls(garden, await seed(garden)));
}

async function benchGroups(url?: string): Promise<GroupResult[]> {
  return inGarden(url, measureGroups);
}

async function benchConversation(url?: string): Promise<GroupResult[]> {
  return inGarden(url, measureConversation);
}

async function benchNotices(url?: string): Promise<GroupResult[]> {
  return inGarden(url, measureNotices);
}

async function benchStreams(url?: string): Promise<StreamsResult> {
  return inGarden(url, measureStreams);
}

async function benchGrowth(url?: string): Promise<GrowthResult[]> {
  return inGarden(url, async (large) =>
    inGarden(await besides(url), async (small) => measureGrowth({ large, small })),
  );
}

async function benchSaves(url?: string): Promise<SavesResult> {
  return inGarden(url, async (garden) => measureSaves(garden, await seed(garden)));
}

/** Another database on the same server. */
async function besides(url: string | undefined): Promise<string | undefined> {
  if (url === undefined) return undefined;
  const name = `${new URL(url).pathname.slice(1)}_small`;
  await runOnServer(url, `create database ${name}`);
  return databaseUrl(url, name);
}

async function inGarden<T>(
  url: string | undefined,
  measure: (garden: BenchGarden) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'garden-bench-'));
  const garden = await openGarden({ dataDir, databaseUrl: url });
  try {
    return await measure(garden);
  } finally {
    await garden.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

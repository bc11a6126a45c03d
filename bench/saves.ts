import { api } from '@garden/contract';
import { listen, sendInside } from './calls.ts';
import type { BenchGarden } from './garden.ts';
import { type Figures, LoadClient, type Shot, summarise } from './load.ts';
import { record } from './record.ts';
import { comeBy, type Seeded, sectionsOf, travelTo } from './seed.ts';

/** How many people save at the same moment. */
export const SAVERS = 32;
const WARM_UP_ROUNDS = 20;
const ROUNDS = 100;
const ANSWER_BEGINS = '{"code":200,';

export type SavesResult = Figures & {
  /** How many statements one save sends. */
  readonly statements: number;
  /** Milliseconds that the server's one thread computes for a save: what bounds it where nothing else runs. */
  readonly cpu: number;
};

/** Measures how many drafts are taken in while everybody types: in each round each person saves a text of 600 characters once. */
export async function measureSaves(garden: BenchGarden, { writers, nextDay }: Seeded): Promise<SavesResult> {
  const { method, path } = api.draft.add;
  const shotsOf = (version: number): Shot[] =>
    writers.map(({ token }) => ({
      ...{ method, path: `/api/${path}`, token },
      body: JSON.stringify({ day: nextDay, version, sections: sectionsOf(version) }),
    }));
  travelTo(garden, nextDay);
  await comeBy(garden, writers);
  const port = await listen(garden.app);
  const client = new LoadClient();
  const tally = { latencies: [] as number[], elapsed: 0 };
  console.log(`${garden.ports.database.kind}: draft.add …`);
  let begun = process.threadCpuUsage();
  try {
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
      const shots = shotsOf(round);
      const fired = await client.fire({ port, answerBegins: ANSWER_BEGINS, shots, concurrency: SAVERS });
      if (round < WARM_UP_ROUNDS) {
        begun = process.threadCpuUsage();
        continue;
      }
      tally.latencies.push(...fired.latencies);
      tally.elapsed += fired.elapsed;
    }
  } finally {
    await client.stop();
  }
  const { user, system } = process.threadCpuUsage(begun);
  const cpu = (user + system) / 1000 / tally.latencies.length;
  const [next] = shotsOf(WARM_UP_ROUNDS + ROUNDS);
  if (!next) throw new Error('nobody was seeded');
  const recording = await record(async () => {
    await sendInside(garden, next);
  });
  return { ...summarise(tally), statements: recording.flat().length, cpu };
}

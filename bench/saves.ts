import { api } from '@garden/contract';
import type { BenchApp } from './bench-app.ts';
import { listen, sendInside } from './calls.ts';
import { type Cpu, cpuEach, readCpu } from './cpu.ts';
import { type Figures, LoadClient, type Shot, summarise } from './load.ts';
import { record } from './record.ts';
import { sectionsOf } from './sections.ts';
import { comeBy, type Seeded, travelTo } from './seed.ts';

/** How many people save at the same moment, each as soon as the last save was answered. */
export const SAVERS = 32;
const SAVES_EACH = 25;
const WARM_UP_ROUNDS = 4;
const ROUNDS = 12;
const ANSWER_BEGINS = '{"code":200,';

export type SavesResult = Figures & {
  /** How many statements one save sends that is alone. */
  readonly statements: number;
  /** For each save. */
  readonly cpu: Cpu;
};

/** Measures how many drafts are taken in while everyone types: each person saves a text of 600 characters over and over. */
export async function measureSaves(app: BenchApp, { writers, nextDay }: Seeded): Promise<SavesResult> {
  const savers = writers.slice(0, SAVERS);
  const { method, path } = api.draft.add;
  const shotsOf = (version: number): Shot[] =>
    savers.map(({ token }) => ({
      method,
      path: `/api/${path}`,
      token,
      body: JSON.stringify({ day: nextDay, version, sections: sectionsOf(version) }),
    }));
  travelTo(app, nextDay);
  await comeBy(app, savers);
  const port = await listen(app.fastify);
  const client = new LoadClient();
  console.log(`${app.ports.database.kind}: draft.add …`);
  let version = 0;
  const saveRounds = async (rounds: number) => {
    const tally = { latencies: [] as number[], elapsed: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const shots = Array.from({ length: SAVES_EACH }, () => shotsOf(version++)).flat();
      const target = { port, answerBegins: ANSWER_BEGINS, concurrency: SAVERS, inTurn: true };
      const fired = await client.fire({ ...target, shots });
      tally.latencies.push(...fired.latencies);
      tally.elapsed += fired.elapsed;
    }
    return tally;
  };
  try {
    await saveRounds(WARM_UP_ROUNDS);
    const before = await readCpu(app);
    const tally = await saveRounds(ROUNDS);
    const cpu = cpuEach(before, await readCpu(app), tally.latencies.length);
    const [next] = shotsOf(version);
    if (!next) throw new Error('no one was seeded');
    const recording = await record(async () => {
      await sendInside(app, next);
    });
    return { ...summarise(tally), statements: recording.flat().length, cpu };
  } finally {
    await client.stop();
  }
}

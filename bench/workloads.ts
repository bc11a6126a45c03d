import { randomUUID } from 'node:crypto';
import { addDays, parseDiaryDay } from '@garden/calendar';
import { api, type Endpoint } from '@garden/contract';
import type { BenchApp } from './bench-app.ts';
import type { Shot } from './load.ts';
import { sectionsOf } from './sections.ts';
import { comeBy, type Seeded, travelTo, type Writer } from './seed.ts';

/** What stands instead of a recorded value when a statement is sent again. */
export type Swap = (value: unknown) => unknown;

export type Workload = {
  readonly call: string;
  /** The next requests to the product. */
  shots(count: number): Promise<Shot[]>;
  /** For writes, which cannot be sent twice: what differs from one repetition of an answered call to the next, which made these ids. */
  swaps?(answer: unknown, ids: readonly string[]): () => Swap;
};

/** A diary may be written for today and the seven days before. */
const DAYS_OPEN = 8;
/** The bare handler writes its diaries here, out of the way of ours. */
const FAR_DAY = parseDiaryDay('2100-01-01');

const FEED_ROWS = 20;

/** The feed, what the editor opens with, and the small read that every screen makes. */
export function readWorkloads({ teamId, writers: [reader] }: Seeded): Workload[] {
  const query = new URLSearchParams({ teamId, limit: String(FEED_ROWS) });
  return [
    readWorkload('feed: diary.recently, 20 rows', api.diary.recently, reader, `?${query}`),
    readWorkload('editor: draft.get', api.draft.get, reader),
    readWorkload('small: team.list', api.team.list, reader),
  ];
}

/** A read that asks the same each time. */
export function readWorkload(
  call: string,
  { path }: Endpoint,
  reader: Writer | undefined,
  query = '',
): Workload {
  const shot: Shot = { method: 'GET', path: `/api/${path}${query}`, token: tokenOf(reader) };
  return { call, shots: async (count) => Array.from({ length: count }, () => shot) };
}

/** Publishing: each person a diary for each day, the clock moving on when too few days are left open for a round. */
export function publishWorkload(app: BenchApp, { writers, nextDay }: Seeded): Workload {
  const { method, path } = api.diary.publish;
  const open = writers.length * DAYS_OPEN;
  let firstDay = addDays(nextDay, -DAYS_OPEN);
  let written = open;
  const nextShot = (): Shot => {
    const day = addDays(firstDay, Math.floor(written / writers.length));
    const body = JSON.stringify({ day, sections: sectionsOf(written) });
    const token = tokenOf(writers[written % writers.length]);
    written += 1;
    return { method, path: `/api/${path}`, token, body };
  };
  return {
    call: 'publish: diary.publish',
    async shots(count) {
      if (count > open) throw new Error(`a round can publish ${open} diaries at most`);
      if (written + count > open) {
        firstDay = addDays(firstDay, DAYS_OPEN);
        written = 0;
        travelTo(app, addDays(firstDay, DAYS_OPEN - 1));
        await comeBy(app, writers);
      }
      return Array.from({ length: count }, nextShot);
    },
    swaps(answer, ids) {
      const published = api.diary.publish.output.parse(Object(answer).data);
      let repeated = 0;
      return () => {
        const substitutes = new Map<unknown, unknown>([
          ...ids.map((id) => [id, randomUUID()] as const),
          [published.day, addDays(FAR_DAY, Math.floor(repeated / writers.length))],
          [published.author.id, writers[repeated % writers.length]?.id],
        ]);
        repeated += 1;
        return (value) => (substitutes.has(value) ? substitutes.get(value) : value);
      };
    },
  };
}

function tokenOf(writer: Writer | undefined): string {
  if (!writer) throw new Error('no one was seeded');
  return writer.token;
}

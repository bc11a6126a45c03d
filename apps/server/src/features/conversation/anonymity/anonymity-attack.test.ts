// @module-tag postgres/engine
import { randomInt, randomUUID } from 'node:crypto';
import { api } from '@garden/contract';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type DumpedRow, dumpAll, rowsSince } from '../../../testing/attack/dump.ts';
import { liveAWhile, type Whispered } from '../../../testing/attack/life.ts';
import {
  byMoment,
  deedsIn,
  type Linker,
  linkersOf,
  type Suspect,
  toDay,
} from '../../../testing/attack/linkers.ts';
import { buildTalk } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { publishWaiting } from './batch.store.ts';

const DAYS = 8;
/** A guess that is as good as chance comes out better than this once in a thousand runs, for all ways of guessing together. */
const CHANCE = 0.001;
/** Anyone who is told what the dump hides has more hits than luck gives as rarely as this. */
const LUCK = 0.05;
const SEED = Number(process.env.ATTACK_SEED ?? randomInt(2 ** 31));

const app = useTestApp();

describe(`a dump of a team of eight (seed ${SEED})`, () => {
  let dump: DumpedRow[];
  let userIds: string[];
  let truth: readonly Whispered[];
  let suspects: Suspect[];
  beforeAll(async () => {
    const { people, whispered } = await liveAWhile(app, DAYS, SEED);
    userIds = people.map(({ id }) => id);
    truth = whispered;
    dump = await dumpAll(app);
    suspects = dump
      .filter(({ table }) => table === 'public.anonymous_comments')
      .map((row) => toSuspect(row, dump));
  }, 600_000);

  test('holds enough anonymous comments to tell chance from knowledge', () => {
    expect(suspects.length).toBe(truth.length);
    expect(suspects.length).toBeGreaterThan(40);
  });

  test('links none of them to their writers better than chance', () => {
    const linkers = Object.entries(linkersOf(dump, userIds));
    const bound = luckiest(circles(), CHANCE / linkers.length);
    const hits = linkers.map(([name, linker]) => ({ name, hits: hitsOf(linker) }));
    expect(hits.filter((linker) => linker.hits > bound)).toEqual([]);
  });

  test('would link them if it told when each was written', () => {
    const moments = new Map(truth.map(({ id, writtenAt }) => [id, writtenAt.getTime()]));
    const informed = byMoment(deedsIn(dump, userIds), ({ id }) => moments.get(id));
    expect(hitsOf(informed)).toBeGreaterThan(luckiest(circles(), LUCK));
  });

  const hitsOf = (linker: Linker) => {
    const writers = new Map(truth.map(({ id, writerId }) => [id, writerId]));
    return suspects.filter((comment) => linker(comment) === writers.get(comment.id)).length;
  };

  /** How many can have written each comment: whoever first read the diary on its day, or where no one did, all readers. */
  const circles = () =>
    suspects.map(({ circle, diaryId, day }) => {
      const today = dump.filter(
        ({ table, values }) =>
          table === 'public.diary_accesses' && values.diary_id === diaryId && toDay(values.day) === day,
      );
      return today.length || circle.length;
    });
});

describe('writing anonymously', () => {
  test('writes nothing that names the writer, now or with the batch, nor a line into the log', async () => {
    const { diaryId, team, reader } = await buildTalk(app, { members: 5 });
    const on = { kind: 'diary' as const, objectId: diaryId };
    for (const as of team.members) await app.call(api.comment.gets, on, { as });
    const lines = (['error', 'warn', 'info', 'debug'] as const).map((level) =>
      vi.spyOn(app.ports.log, level),
    );
    const before = await dumpAll(app);
    const anonymous = { id: randomUUID(), key: 'k'.repeat(43) };
    const headers = { 'idempotency-key': randomUUID() };
    const said = { ...on, text: 'canary-anonymous', anonymous };
    expect((await app.call(api.comment.add, said, { as: reader, headers })).code).toBe(200);
    const waiting = await dumpAll(app);
    expect(rowsSince(before, waiting).map(({ table }) => table)).toEqual(['public.anonymous_inbox']);
    await publishWaiting(app.ports);
    const written = rowsSince(before, await dumpAll(app));
    expect(written.map(({ table }) => table)).toContain('public.anonymous_comments');
    expect(written.filter(({ text }) => text.includes(reader.id))).toEqual([]);
    const removal = { commentId: anonymous.id, key: anonymous.key };
    const shown = await dumpAll(app);
    await app.call(api.comment.delete, removal, {
      as: reader,
      headers: { 'idempotency-key': randomUUID() },
    });
    const removed = rowsSince(shown, await dumpAll(app));
    expect(removed.map(({ table }) => table).sort()).toEqual(['public.anonymous_comments', 'public.threads']);
    expect(lines.flatMap((line) => line.mock.calls)).toEqual([]);
    vi.restoreAllMocks();
  });
});

function toSuspect(row: DumpedRow, dump: readonly DumpedRow[]): Suspect {
  const diaryId = String(row.values.object_id);
  const readers = dump.filter(
    ({ table, values }) => table === 'public.diary_accesses' && values.diary_id === diaryId,
  );
  const circle = [...new Set(readers.map(({ values }) => String(values.reader_id)))].sort();
  return { id: String(row.values.id), diaryId, day: toDay(row.values.day), row, circle };
}

/** As many hits as someone who guesses within circles has, or more, with no more than this probability. */
function luckiest(sizes: readonly number[], probability: number): number {
  let chances = [1];
  for (const size of sizes) {
    const hit = 1 / size;
    chances = [...chances, 0].map((miss, hits) => miss * (1 - hit) + (chances[hits - 1] ?? 0) * hit);
  }
  let beyond = 0;
  for (let hits = chances.length - 1; hits >= 0; hits -= 1) {
    beyond += chances[hits] ?? 0;
    if (beyond > probability) return hits;
  }
  return 0;
}

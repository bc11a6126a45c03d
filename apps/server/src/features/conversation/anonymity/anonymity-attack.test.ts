// @module-tag postgres/engine
import { createHash, randomInt, randomUUID } from 'node:crypto';
import { api, type ObjectKind } from '@garden/contract';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { DAY_MINUTES } from '../../../testing/attack/arrivals.ts';
import { copyTracersOf, logTracersOf, type Traced } from '../../../testing/attack/copies.ts';
import { type DumpedRow, dumpAll, rowsSince } from '../../../testing/attack/dump.ts';
import { guessesOf, rateOf, report, tellRate } from '../../../testing/attack/guesses.ts';
import { type Opened, openedIn } from '../../../testing/attack/ledger.ts';
import { FIRST_DAY, liveAWhile } from '../../../testing/attack/life.ts';
import { byMoment, deedsIn, linkersOf, type Suspect, toDay } from '../../../testing/attack/linkers.ts';
import { buildQuestion, buildTalk } from '../../../testing/factories.ts';
import { takeNextSteps } from '../../../testing/next-steps.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const MEMBERS = 8;
/** PostgreSQL is asked whether it keeps what the embedded database does not; it need not live as long for that. */
const [DAYS, ENOUGH] = process.env.TEST_DATABASE === 'postgres' ? [13, 100] : [24, 400];
const SPEAKS = 0.75;
/** Half of what is written is a diary, half a question. */
const KINDS = ['diary', 'curious'] as const;
/** No attacker knows more than chance and so much; the rules' own test asks that of thousands of comments (curtain). */
const MARGIN = 0.05;
/** Luck alone gives one attacker of all so many standard deviations more, once in hundreds of runs (two comments of one writer count as two). */
const LUCK = 4.2;
const SEED = Number(process.env.ATTACK_SEED ?? randomInt(2 ** 31));

const app = useTestApp();

/** A comment that was shown, with its true writer and all that an attacker may know of it. */
type Shown = Suspect &
  Traced & { readonly kind: ObjectKind; readonly writerId: string; readonly writtenAt: Date };

describe(`a team of eight lives for weeks (seed ${SEED})`, () => {
  let life: Awaited<ReturnType<typeof liveAWhile>>;
  let dump: DumpedRow[];
  let opened: Opened[];
  let shown: Shown[];
  let userIds: string[];
  beforeAll(async () => {
    life = await liveAWhile(app, { members: MEMBERS, days: DAYS, speaks: SPEAKS }, SEED);
    userIds = life.people.map(({ id }) => id);
    dump = await dumpAll(app);
    opened = openedIn(dump);
    shown = dump.filter(({ table }) => table === 'public.anonymous_comments').flatMap(trace);
  }, 600_000);

  /** Names came with the comments by one transaction: anyone with a row of it can have written them. */
  function trace(row: DumpedRow): Shown[] {
    const truth = life.whispered.find(({ receipt }) => receipt === row.values.receipt);
    if (!truth) return [];
    const { kind, objectId, writerId, writtenAt } = truth;
    const circle = opened
      .flatMap((each) => (each.objectId === objectId && each.row.xmin === row.xmin ? each.userId : []))
      .sort();
    const day = toDay(row.values.day);
    const minute = (Date.parse(day) - Date.parse('2026-03-02')) / 60_000;
    return [{ id: String(row.values.id), kind, objectId, day, row, circle, minute, writerId, writtenAt }];
  }

  const chance = (of = shown) => of.reduce((sum, { circle }) => sum + 1 / circle.length, 0) / of.length;
  const bound = (of = shown) =>
    chance(of) + Math.max(MARGIN, LUCK * Math.sqrt((chance(of) * (1 - chance(of))) / of.length));
  const rateFor = (guess: (comment: Shown) => string | undefined, of = shown) =>
    rateOf(of.filter((comment) => guess(comment) === comment.writerId).length, of.length);
  const shownOn = (kind: ObjectKind) => shown.filter((comment) => comment.kind === kind);
  const entryOf = ({ objectId }: Traced) => life.lived.find((entry) => entry.objectId === objectId);

  test('shows enough comments to tell chance from knowledge, each with four readers at least', () => {
    expect(shown.length).toBeGreaterThanOrEqual(ENOUGH);
    for (const kind of KINDS) expect(shownOn(kind).length).toBeGreaterThanOrEqual(ENOUGH / 3);
    expect(Math.min(...shown.map(({ circle }) => circle.length))).toBeGreaterThanOrEqual(4);
    expect(shown.filter(({ circle, writerId }) => !circle.includes(writerId)).length).toBeLessThan(
      shown.length / 5,
    );
  });

  test('shows names and comments to an author who asks all the time at the start of a day alone', () => {
    const between = life.lived.flatMap(({ polls }) =>
      polls.slice(1).flatMap((poll, index) => {
        const before = polls[index];
        const isSameDay =
          before && Math.floor(before.minute / DAY_MINUTES) === Math.floor(poll.minute / DAY_MINUTES);
        return isSameDay &&
          (before.named.join() !== poll.named.join() || before.comments.join() !== poll.comments.join())
          ? [poll]
          : [];
      }),
    );
    expect(between).toEqual([]);
  });

  test.each([
    ['an operator with a dump', () => linkersOf(dump, userIds)],
    ['an operator with copies a day apart', () => copyTracersOf(life.copies)],
    ['someone who keeps the log of a proxy', () => logTracersOf(life.log, namedIn(dump))],
    ['an author who is told when each reader came', () => authorsGuesses()],
    ['a teammate who sees what people do by name', () => teammatesGuesses()],
  ])('%s names no writer better than chance', async (_, guesses) => {
    const all = Object.entries(guesses());
    for (const of of [shown, ...KINDS.map(shownOn)]) {
      const rates = all.map(([name, guess]) => ({ name, ...rateFor(guess, of) }));
      for (const rate of of === shown ? rates : []) report(`${rate.name}: ${tellRate(rate, chance())}`);
      expect(rates.filter(({ share }) => share > bound(of))).toEqual([]);
    }
  });

  test('would be found out if anything told when each was written', () => {
    const opened = life.log
      .filter(({ path }) => path.endsWith('comment/gets'))
      .map(({ userId, minute }) => ({ userId, at: FIRST_DAY + minute * 60_000, table: 'calls' }));
    const informed = byMoment(opened, ({ id }) =>
      shown.find((comment) => comment.id === id)?.writtenAt.getTime(),
    );
    const rate = rateFor(informed);
    report(`told when each was written: ${tellRate(rate, chance())}`);
    expect(rate.low).toBeGreaterThan(bound());
  });

  function authorsGuesses() {
    return Object.fromEntries([
      ...Object.entries(guessesOf).map(([name, guess]) => [
        name,
        (comment: Shown) => {
          const arrivals = entryOf(comment)?.arrivals ?? [];
          const fresh = arrivals.filter(({ userId }) => comment.circle.includes(userId));
          const reader = guess({ writer: -1, at: comment.minute, wrote: 0, fresh, arrivals });
          return fresh.find((arrival) => arrival.reader === reader)?.userId;
        },
      ]),
      ...['first', 'last'].map((place) => [
        `who is ${place} in the list`,
        (comment: Shown) => {
          const named = entryOf(comment)
            ?.polls.at(-1)
            ?.named.filter((id) => comment.circle.includes(id));
          return place === 'first' ? named?.[0] : named?.at(-1);
        },
      ]),
    ]) as Record<string, (comment: Shown) => string | undefined>;
  }

  /** By the times of entries, comments and reactions that bear a name. */
  function teammatesGuesses(): Record<string, (comment: Shown) => string | undefined> {
    const deeds = deedsIn(
      dump.filter(({ table }) => /diaries|curiosities|comments|reactions/.test(table)),
      userIds,
    );
    const stepOf = ({ minute }: Shown) => FIRST_DAY + minute * 60_000;
    const since = (comment: Shown, userId: string) =>
      deeds.filter(
        ({ userId: by, at }) =>
          by === userId && at < stepOf(comment) && at > stepOf(comment) - DAY_MINUTES * 60_000,
      ).length;
    const most = (circle: readonly string[], score: (userId: string) => number) =>
      circle.toSorted((a, b) => score(b) - score(a))[0];
    return {
      'who did something last before the step': byMoment(deeds, (comment) => stepOf(comment as Shown)),
      'who did most the day before': (comment) => most(comment.circle, (userId) => since(comment, userId)),
      'who did least the day before': (comment) => most(comment.circle, (userId) => -since(comment, userId)),
    };
  }
});

/** What was said by name, as everyone sees it: who, and when. */
function namedIn(dump: readonly DumpedRow[]) {
  return dump
    .filter(({ table }) => table === 'public.comments')
    .map(({ values }) => ({
      userId: String(values.author_id),
      at: (new Date(String(values.created_at)).getTime() - FIRST_DAY) / 60_000,
    }));
}

describe('writing anonymously', () => {
  test.each(KINDS)(
    '%s: writes nothing that names the writer, now or with the batch, nor a line into the log',
    async (kind) => {
      const { diaryId, author, team, reader } = await buildTalk(app, { members: 5 });
      const objectId = kind === 'diary' ? diaryId : (await buildQuestion(app, author)).id;
      const on = { kind, objectId };
      for (const as of team.members) await app.call(api.comment.gets, on, { as });
      const lines = (['error', 'warn', 'info', 'debug'] as const).map((level) =>
        vi.spyOn(app.ports.log, level),
      );
      const before = await dumpAll(app);
      const anonymous = { id: randomUUID(), key: kind.slice(0, 1).repeat(43) };
      const headers = { 'idempotency-key': randomUUID() };
      const said = { ...on, text: 'canary-anonymous', anonymous };
      expect((await app.call(api.comment.add, said, { as: reader, headers })).code).toBe(200);
      const waiting = await dumpAll(app);
      expect(rowsSince(before, waiting).map(({ table }) => table)).toEqual(['public.anonymous_inbox']);
      expect(heldSince(before, waiting)).toEqual([]);
      await takeNextSteps(app);
      const dump = await dumpAll(app);
      const written = rowsSince(before, dump);
      expect(written.map(({ table }) => table)).toContain('public.anonymous_comments');
      const named = openedIn(written);
      const ofLedger = new Set(named.map(({ row }) => row));
      expect(written.filter((row) => !ofLedger.has(row) && row.text.includes(reader.id))).toEqual([]);
      const own = named.filter((each) => each.objectId === objectId);
      expect(new Set(own.map(({ row }) => row.xmin)).size).toBe(1);
      const [comment] = dump.filter(({ values }) => values.tag === hashOf(anonymous.key));
      expect(dump.filter(({ text }) => text.includes(anonymous.id))).toEqual([]);
      for (const as of team.members) await app.call(api.comment.gets, on, { as });
      const removal = { commentId: String(comment?.values.id), key: anonymous.key };
      const shown = await dumpAll(app);
      const removing = { as: reader, headers: { 'idempotency-key': randomUUID() } };
      expect((await app.call(api.comment.delete, removal, removing)).code).toBe(200);
      const wished = await dumpAll(app);
      expect(rowsSince(shown, wished).map(({ table }) => table)).toEqual(['public.anonymous_inbox']);
      expect(heldSince(shown, wished)).toEqual([]);
      await takeNextSteps(app);
      const removed = await dumpAll(app);
      expect(
        removed.find(({ values }) => values.id === comment?.values.id)?.values.deleted_on,
      ).not.toBeNull();
      const hid = removed.find(({ values }) => values.id === comment?.values.id)?.xmin;
      expect(removed.filter(({ xmax, text }) => xmax === hid && text.includes(reader.id))).toEqual([]);
      expect(lines.flatMap((line) => line.mock.calls)).toEqual([]);
      vi.restoreAllMocks();
    },
  );
});

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The rows of one dump that a transaction has held since another, where they are the same. */
function heldSince(before: readonly DumpedRow[], after: readonly DumpedRow[]): DumpedRow[] {
  const held = new Map(before.map(({ table, text, xmax }) => [`${table} ${text}`, xmax]));
  return after.filter(({ table, text, xmax }) => {
    const known = held.get(`${table} ${text}`);
    return table.startsWith('public.') && known !== undefined && known !== xmax;
  });
}

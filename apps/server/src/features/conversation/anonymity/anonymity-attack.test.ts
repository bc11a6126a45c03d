// @module-tag postgres/engine
import { randomInt } from 'node:crypto';
import type { ObjectKind } from '@garden/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { DAY_MINUTES } from '../../../testing/attack/arrivals.ts';
import { copyTracersOf, logTracersOf, type Traced } from '../../../testing/attack/copies.ts';
import { type DumpedRow, dumpAll } from '../../../testing/attack/dump.ts';
import { guessesOf, rateOf, report, tellRate } from '../../../testing/attack/guesses.ts';
import { type Opened, openedIn } from '../../../testing/attack/ledger.ts';
import { FIRST_DAY, liveAWhile } from '../../../testing/attack/life.ts';
import { byMoment, deedsIn, linkersOf, type Suspect, toDay } from '../../../testing/attack/linkers.ts';
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
  /** The comments whose writer a guess names. */
  const namedBy = (guess: (comment: Shown) => string | undefined) =>
    new Set(shown.filter((comment) => guess(comment) === comment.writerId));
  const rateIn = (named: ReadonlySet<Shown>, of = shown) =>
    rateOf(of.filter((comment) => named.has(comment)).length, of.length);
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
    const all = Object.entries(guesses()).map(([name, guess]) => ({ name, named: namedBy(guess) }));
    for (const of of [shown, ...KINDS.map(shownOn)]) {
      const rates = all.map(({ name, named }) => ({ name, ...rateIn(named, of) }));
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
    const rate = rateIn(namedBy(informed));
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
    const deedsOf = Map.groupBy(deeds, ({ userId }) => userId);
    const since = (comment: Shown, userId: string) =>
      (deedsOf.get(userId) ?? []).filter(
        ({ at }) => at < stepOf(comment) && at > stepOf(comment) - DAY_MINUTES * 60_000,
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

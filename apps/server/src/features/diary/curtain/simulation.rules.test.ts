import { describe, expect, test } from 'vitest';
import { arrivalsOf, chanceOf, DAY_MINUTES, type Entry } from '../../../testing/attack/arrivals.ts';
import { guessesOf, ratesOf, report, type Shown, tellRate } from '../../../testing/attack/guesses.ts';
import { isStepTaken, STEP_READERS } from './rules.ts';

const WAIT_DAYS = 14;
const DAYS = 240;
const SPEAKS = 0.25;
const SEED = 20_261_122;
const MARGIN = 0.05;
const BATCH_MINUTES = 10;

const live = (members: number, { ordinary = false, reads = 1, days = DAYS } = {}) =>
  arrivalsOf({ members, days, ordinary, reads, speaks: SPEAKS }, chanceOf(SEED + members));

/** What each start of a day shows about an entry: names and comments, by the rule. */
function takeSteps({ arrivals }: Entry, members: number): Shown[] {
  const shown: Shown[] = [];
  const named = new Set<number>();
  const last = Math.max(0, ...arrivals.map(({ opens, writes }) => Math.max(opens, writes ?? 0)));
  let before = 0;
  for (let day = 1; day <= last / DAY_MINUTES + 2; day += 1) {
    const now = day * DAY_MINUTES;
    const fresh = arrivals.filter(({ opens, reader }) => opens < now && !named.has(reader));
    const first = Math.floor(Math.min(...fresh.map(({ opens }) => opens)) / DAY_MINUTES);
    const facts = {
      newReaders: fresh.length,
      unread: members - 1 - named.size - fresh.length,
      active: fresh.length + 1,
      mornings: day - first,
    };
    if (!isStepTaken(facts)) continue;
    for (const { reader } of fresh) named.add(reader);
    for (const { reader, writes } of arrivals) {
      const isShown = writes !== null && writes >= before && writes < now;
      if (isShown && now - writes < WAIT_DAYS * DAY_MINUTES) {
        shown.push({ writer: reader, at: now, wrote: writes, fresh, arrivals });
      }
    }
    before = now;
  }
  return shown;
}

/** The same by the rule before: batches of minutes, once four had opened the entry on that day. */
function takeBatches({ arrivals }: Entry): Shown[] {
  return arrivals.flatMap(({ reader, writes }) => {
    if (writes === null) return [];
    const first = Math.ceil(writes / BATCH_MINUTES) * BATCH_MINUTES;
    for (let now = first; now < writes + WAIT_DAYS * DAY_MINUTES; now += BATCH_MINUTES) {
      const seen = arrivals.filter(({ opens }) => opens < now);
      const today = seen.filter(({ opens }) => opens >= Math.floor(now / DAY_MINUTES) * DAY_MINUTES);
      const fresh = today.length > 0 ? today : seen;
      if (fresh.length >= STEP_READERS) return [{ writer: reader, at: now, wrote: writes, fresh, arrivals }];
    }
    return [];
  });
}

describe.each([5, 8, 12, 30])('of a team of %i', (members) => {
  const shown = live(members).flatMap((entry) => takeSteps(entry, members));

  test.each(Object.entries(guessesOf))(
    'an author who is told when everyone came names no more writers than chance, by %s',
    async (name, guess) => {
      const rate = ratesOf(shown, guess);
      report(`team of ${members}, ${name}: ${tellRate(rate, rate.chance)}`);
      expect(rate.count).toBeGreaterThanOrEqual(400);
      expect(rate.share).toBeLessThanOrEqual(rate.chance + MARGIN);
    },
  );
});

describe.each([8, 12])('of a question that half of a team of %i open', (members) => {
  const entries = live(members, { reads: 0.5, days: 4 * DAYS });
  const said = entries.flatMap(({ arrivals }) => arrivals.filter(({ writes }) => writes !== null)).length;
  const shown = entries.flatMap((entry) => takeSteps(entry, members));
  report(`team of ${members}, questions: ${((shown.length / said) * 100).toFixed(1)} % of ${said} shown`);

  test.each(Object.entries(guessesOf))(
    'an asker who is told when everyone came names no more writers than chance, by %s',
    (name, guess) => {
      const rate = ratesOf(shown, guess);
      report(`team of ${members}, questions, ${name}: ${tellRate(rate, rate.chance)}`);
      expect(rate.count).toBeGreaterThanOrEqual(400);
      expect(rate.share).toBeLessThanOrEqual(rate.chance + MARGIN);
    },
  );
});

test.each([8, 12, 30])('the rule before let that author name them, in a team of %i', (members) => {
  const shown = live(members).flatMap(takeBatches);
  const rate = ratesOf(shown, guessesOf['who read last'] ?? (() => undefined));
  report(`team of ${members}, batches: ${tellRate(rate, rate.chance)}`);
  expect(rate.low).toBeGreaterThan(rate.chance + 3 * MARGIN);
});

test.each([
  [12, 1],
  [8, 2],
] as const)('in a team of %i, on ordinary days, nine of ten are shown by morning %i', (members, mornings) => {
  const entries = live(members, { ordinary: true });
  const said = entries.flatMap(({ arrivals }) => arrivals).filter(({ writes }) => writes !== null).length;
  const shown = entries.flatMap((entry) => takeSteps(entry, members));
  const inTime = shown.filter(({ at, wrote }) => at - wrote <= mornings * DAY_MINUTES).length;
  report(`team of ${members}: ${((inTime / said) * 100).toFixed(1)} % of ${said} by morning ${mornings}`);
  expect(inTime / said).toBeGreaterThanOrEqual(0.9);
});

import type { Arrival } from './arrivals.ts';

/** A comment that was shown, with what an attacker who knows when everyone read the entry has to guess from. */
export type Shown = {
  readonly writer: number;
  readonly at: number;
  readonly wrote: number;
  /** Those whose names came with it. */
  readonly fresh: readonly Arrival[];
  /** Everyone who ever opens the entry. */
  readonly arrivals: readonly Arrival[];
};

type Guess = (shown: Shown) => number | undefined;

const by = (list: readonly Arrival[], score: (arrival: Arrival) => number) =>
  list.toSorted((a, b) => score(b) - score(a))[0]?.reader;

export const guessesOf: Readonly<Record<string, Guess>> = {
  'who read last': ({ fresh }) => by(fresh, ({ opens }) => opens),
  'who read first': ({ fresh }) => by(fresh, ({ opens }) => -opens),
  'who read farthest from the others': ({ fresh }) => {
    const mean = fresh.reduce((sum, { opens }) => sum + opens, 0) / fresh.length;
    return by(fresh, ({ opens }) => Math.abs(opens - mean));
  },
  'who read nearest to the others': ({ fresh }) => {
    const times = fresh.map(({ opens }) => opens).toSorted((a, b) => a - b);
    const median = times[Math.floor(times.length / 2)] ?? 0;
    return by(fresh, ({ opens }) => -Math.abs(opens - median));
  },
};

/** A share of hits, with its interval of 95 % (Wilson). */
export type Rate = {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly count: number;
};

export function rateOf(hits: number, count: number): Rate {
  const z = 1.96;
  const share = hits / count;
  const middle = (share + z ** 2 / (2 * count)) / (1 + z ** 2 / count);
  const reach =
    (z / (1 + z ** 2 / count)) * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2));
  return { share, low: middle - reach, high: middle + reach, count };
}

/** A rate as a line of a test's report. */
export function tellRate({ share, low, high, count }: Rate, chance: number): string {
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  return `${percent(share)} of ${count} (${percent(low)} to ${percent(high)}), chance ${percent(chance)}`;
}

/** Prints a line of a test's report. */
export function report(line: string): void {
  process.stdout.write(`  ${line}\n`);
}

/** How often a guess is right, and how often chance would be. */
export function ratesOf(shown: readonly Shown[], guess: Guess): Rate & { readonly chance: number } {
  const hits = shown.filter((each) => guess(each) === each.writer).length;
  const chance = shown.reduce((sum, { fresh }) => sum + 1 / fresh.length, 0) / shown.length;
  return { ...rateOf(hits, shown.length), chance };
}

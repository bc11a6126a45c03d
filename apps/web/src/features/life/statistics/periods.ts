/** Periods that one press chooses, in days up to yesterday. */
export const periods = { weeks4: 28, weeks12: 84, year: 364 } as const;
export type PeriodName = keyof typeof periods | 'own';

const DAY_MS = 86_400_000;

const shift = (day: string, by: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10);

type Asked = { readonly from?: string | undefined; readonly to?: string | undefined };

/** Which of them an address asks for. */
export function periodNameOf({ from, to }: Asked, yesterday: string): PeriodName {
  if (from === undefined && to === undefined) return 'weeks4';
  const named = Object.entries(periods).find(([, days]) => from === shift(yesterday, 1 - days));
  return named && (to === undefined || to === yesterday) ? (named[0] as PeriodName) : 'own';
}

/** The days of a period; the shortest is what the server gives by itself. */
export function daysOfPeriod(name: Exclude<PeriodName, 'own'>, yesterday: string): Asked {
  return name === 'weeks4' ? {} : { from: shift(yesterday, 1 - periods[name]), to: yesterday };
}

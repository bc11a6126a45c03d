import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type ScoredMonth, sumOf } from './series.ts';

/** A month in three numbers, and how its mean is worked out. */
export function ScoreTiles({ month, streak }: { month: ScoredMonth; streak: number }) {
  const { i18n } = useLingui();
  const { mean, expected, written } = month;
  // Its year stands above the plot.
  const name = new Intl.DateTimeFormat(i18n.locale, { month: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${month.month}-01T00:00:00Z`),
  );
  const [points, value] = [i18n.number(sumOf(month.days)), mean !== null && i18n.number(mean)];
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(5.75rem,100%),1fr))] gap-3">
        <Figure name={<Trans>Mean, {name}</Trans>}>{value === false ? '–' : value}</Figure>
        <Figure name={<Trans>Days written</Trans>}>
          <Trans>
            {written} of {expected}
          </Trans>
        </Figure>
        <Figure name={<Trans>Days in a row</Trans>}>{i18n.number(streak)}</Figure>
      </dl>
      <p className="mt-3 text-ink-2 text-sm">
        {value !== false && (
          <>
            <Trans>
              {points} points ÷ {expected} expected days = {value}.
            </Trans>{' '}
          </>
        )}
        <Trans>A missed day counts as 0. Vacation, holidays, and days before you joined don’t count.</Trans>
      </p>
    </>
  );
}

function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end">
      <dt className="text-ink-2 text-sm">{name}</dt>
      <dd className="wrap-anywhere font-serif text-xl @tablet:text-2xl tabular-nums leading-tight">
        {children}
      </dd>
    </div>
  );
}

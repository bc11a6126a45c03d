import type { SummaryView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { DayText } from '../../../components/days/time-text.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';

/** Long-term goals as they stand now. */
export function Goals({ goals }: { goals: SummaryView['goals'] }) {
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="text-lg">
        <Trans>Goals</Trans>
      </h3>
      <ul className="grid list-disc grid-cols-1 gap-2 ps-5">
        {goals.map(({ id, text, progress, status, day }) => (
          <li key={id} className="wrap-anywhere">
            <span lang={ownLang(text)}>{text}</span>{' '}
            <span className="text-ink-2 text-sm">
              {status === 'done' ? (
                <Trans>reached</Trans>
              ) : status === 'dropped' ? (
                <Trans>let go</Trans>
              ) : (
                <Trans>
                  {progress} %, by <DayText day={day} style="year" />
                </Trans>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

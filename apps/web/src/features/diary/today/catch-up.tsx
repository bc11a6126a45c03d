import { Trans } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { DayText } from '../../../components/days/time-text.tsx';

/** Days that were missed and may still be written, as an offer. */
export function CatchUp({ days, today }: { days: readonly string[]; today: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-2 text-sm">
      <Trans>Catch up, if you like:</Trans>
      {days.map((day) => (
        <RouteLink key={day} to="/" search={{ day }} hash="write" look="plain">
          <DayText day={day} today={today} />
        </RouteLink>
      ))}
    </p>
  );
}

import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { ToggleChip } from '../../components/choices/chip.tsx';
import { dateFormat } from '../../components/days/format-time.ts';
import { Card } from '../../components/layout/card.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { useApiChoice } from '../../lib/api/use-api-choice.ts';

const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** On which weekdays a team asks its members how their day is going. */
export function MoodPlan({ teamId }: { teamId: string }) {
  const headingId = useId();
  const { i18n } = useLingui();
  const settings = useApiQuery(api.mood.settings, {}, { failure: 'none' });
  const { choose, chosen } = useApiChoice(api.mood.plan, {
    reads: [api.mood.settings],
    invalidates: [api.mood.trend, api.mood.ask],
  });
  const kept = settings.data?.teams.find((plan) => plan.teamId === teamId)?.weekdays ?? [];
  const weekdays = chosen?.weekdays ?? kept;
  // 1 January 2024 was a Monday.
  const nameOf = (weekday: number) =>
    dateFormat(i18n.locale, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));
  return (
    <Card
      id="mood"
      tabIndex={-1}
      aria-labelledby={headingId}
      className="grid scroll-mt-6 grid-cols-1 content-start gap-4 outline-none"
    >
      <div>
        <h2 id={headingId}>
          <Trans>Mood survey</Trans>
        </h2>
        <p className="mt-0.5 text-ink-2">
          <Trans>
            Everyone is asked how their day is going, on these days if they’re worked, from the next morning
            on. Answers are anonymous; the trend is in the statistics.
          </Trans>
        </p>
      </div>
      {settings.data ? (
        <fieldset aria-labelledby={headingId} className="flex flex-wrap gap-1.5">
          {WEEK.map((weekday) => (
            <ToggleChip
              key={weekday}
              pressed={weekdays.includes(weekday)}
              onClick={() =>
                choose({
                  teamId,
                  weekdays: weekdays.includes(weekday)
                    ? weekdays.filter((each) => each !== weekday)
                    : [...weekdays, weekday],
                })
              }
            >
              {nameOf(weekday)}
            </ToggleChip>
          ))}
        </fieldset>
      ) : settings.isError || settings.fetchStatus === 'paused' ? (
        <ReadFailure of={settings} />
      ) : (
        <SkeletonGroup>
          <SkeletonBox className="h-11 rounded-md" />
        </SkeletonGroup>
      )}
    </Card>
  );
}

import { api, type FocusSummaryView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Segmented } from '../../components/choices/segmented.tsx';
import { formatDays } from '../../components/days/format-days.ts';
import { DayText } from '../../components/days/time-text.tsx';
import { Card } from '../../components/layout/card.tsx';
import { PersonName } from '../../components/people/person-name.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../components/states/skeleton.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { DatedWords } from './mirror/dated-words.tsx';
import { useFeature } from './switches/use-feature.ts';
import { Telling } from './telling/telling.tsx';

/** What the people of a follow group did, in their own words; nothing where that is turned off. */
export function FocusSummary({ followGroupId }: { followGroupId: string }) {
  return useFeature('focus') ? <Summary followGroupId={followGroupId} /> : null;
}

function Summary({ followGroupId }: { followGroupId: string }) {
  const { t } = useLingui();
  const headingId = useId();
  const [period, setPeriod] = useState<'day' | 'week'>('day');
  const summary = useApiQuery(
    api.focus.focusSummary,
    { followGroupId, period },
    { failure: 'none', keepPrevious: true },
  );
  return (
    <Card aria-labelledby={headingId} aria-busy={summary.isPlaceholderData} className="mb-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={headingId}>
          <Trans>What they did</Trans>
        </h2>
        <Segmented
          label={t`Time`}
          value={period}
          onChange={setPeriod}
          segments={[
            { value: 'day', label: t`Last day` },
            { value: 'week', label: t`Seven days` },
          ]}
        />
      </div>
      {summary.data ? (
        <>
          <People summary={summary.data} />
          {summary.data.people.length > 0 && !summary.isPlaceholderData && (
            <div className="mt-4">
              <Telling key={period} feature="focus" wish={{ of: 'focus', followGroupId, period }} />
            </div>
          )}
        </>
      ) : summary.isError || summary.fetchStatus === 'paused' ? (
        <ReadFailure of={summary} />
      ) : (
        <SkeletonGroup className="min-h-28">
          <SkeletonText lines={4} />
        </SkeletonGroup>
      )}
    </Card>
  );
}

function People({ summary: { days, people, cut } }: { summary: FocusSummaryView }) {
  const { i18n } = useLingui();
  if (!days || people.length === 0)
    return (
      <p>
        <Trans>They have written nothing for you in the last seven days.</Trans>
      </p>
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-ink-2">
        {days.from === days.to ? <DayText day={days.from} /> : formatDays(days.from, days.to, i18n.locale)}
      </p>
      <ul className="grid grid-cols-1 gap-4">
        {people.map(({ person, diaries, told }) => (
          <li key={person.id} className="grid min-w-0 grid-cols-1 gap-2">
            <h3 className="flex flex-wrap items-baseline gap-x-2">
              <PersonName person={person} />
              <span className="font-normal text-ink-2 text-sm">
                <Plural value={diaries} one="# diary" other="# diaries" />
              </span>
            </h3>
            <DatedWords of={told} />
          </li>
        ))}
      </ul>
      <p className="text-ink-2 text-sm">
        {cut && (
          <>
            <Trans>Of the newest diaries alone.</Trans>{' '}
          </>
        )}
        <Trans>Built-in analysis: every line is from a diary, nothing is made up.</Trans>
      </p>
    </div>
  );
}

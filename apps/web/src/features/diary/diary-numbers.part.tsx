import { api, type OutputOf } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { DayText } from '../../components/days/time-text.tsx';
import { Card } from '../../components/layout/card.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';

type Numbers = OutputOf<typeof api.diary.numbers>;

/** What the user has written in all. */
export function DiaryNumbers() {
  const headingId = useId();
  const numbers = useApiQuery(api.diary.numbers, {}, { failure: 'none', staleTime: 0 });
  return (
    <Card aria-labelledby={headingId}>
      <h2 id={headingId} className="sr-only">
        <Trans>My numbers</Trans>
      </h2>
      {numbers.data ? (
        <Figures numbers={numbers.data} />
      ) : numbers.isPending && numbers.fetchStatus !== 'paused' ? (
        <SkeletonGroup>
          <SkeletonBox className="h-24 rounded-md" />
        </SkeletonGroup>
      ) : (
        <ReadFailure of={numbers} />
      )}
    </Card>
  );
}

function Figures({ numbers: { diaries, length, streak, firstDay } }: { numbers: Numbers }) {
  const since = firstDay && <DayText day={firstDay} style="year" />;
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(5.75rem,100%),1fr))] gap-3">
        <Figure name={<Trans>Diaries</Trans>} value={diaries} />
        <Figure name={<Trans>Days in a row</Trans>} value={streak} />
        <Figure name={<Trans>Characters</Trans>} value={length} />
      </dl>
      <p className="mt-3 text-ink-2 text-sm">
        {since ? (
          <Trans>Since {since}</Trans>
        ) : (
          <Trans>Your first diary will count here. A sentence is a good beginning.</Trans>
        )}
      </p>
    </>
  );
}

function Figure({ name, value }: { name: ReactNode; value: number }) {
  const { i18n } = useLingui();
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end">
      <dt className="text-ink-2 text-sm">{name}</dt>
      <dd className="wrap-anywhere font-serif text-2xl tabular-nums leading-tight">{i18n.number(value)}</dd>
    </div>
  );
}

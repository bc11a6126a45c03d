import { api, type Footprint } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Segmented } from '../../../components/choices/segmented.tsx';
import { formatDay } from '../../../components/days/format-time.ts';
import { DateField } from '../../../components/fields/date-field.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { FootprintRow } from './footprint-row.tsx';

type Show = 'entries' | 'marks';

type Props = {
  /** The month that the timeline begins with; without one, the newest. */
  month: string | undefined;
  show: Show | undefined;
  onMonth: (month: string | undefined) => void;
  onShow: (show: Show | undefined) => void;
};

/** Everything that stands on one’s way, newest first, under its months. */
export function Timeline({ month, show, onMonth, onShow }: Props) {
  const { t } = useLingui();
  const headingId = useId();
  const footprints = useApiPages(
    api.growth.footprints,
    { limit: 40, ...(show && { show }), ...(month && { month }) },
    { failure: 'none' },
  );
  return (
    <Card aria-labelledby={headingId}>
      <div className="mb-4 grid grid-cols-1 gap-3">
        <h2 id={headingId} className="text-lg">
          <Trans>My way so far</Trans>
        </h2>
        <div className="flex flex-wrap items-end justify-between gap-3 print:hidden">
          <Segmented<'all' | Show>
            label={t`Show`}
            segments={[
              { value: 'all', label: t`Everything` },
              { value: 'entries', label: t`Diaries` },
              { value: 'marks', label: t`Milestones` },
            ]}
            value={show ?? 'all'}
            onChange={(next) => onShow(next === 'all' ? undefined : next)}
          />
          <div className="flex flex-wrap items-end gap-2">
            <DateField
              label={t`Go back to`}
              value={month ? `${month}-01` : ''}
              onChange={(day) => onMonth(day === '' ? undefined : day.slice(0, 7))}
              className="max-w-48"
            />
            {month !== undefined && (
              <Button look="quiet" onClick={() => onMonth(undefined)}>
                <Trans>Newest</Trans>
              </Button>
            )}
          </div>
        </div>
      </div>
      {footprints.data ? (
        footprints.data.length === 0 ? (
          <Nothing isFirst={month === undefined && show === undefined} />
        ) : (
          <div className="grid grid-cols-1 gap-5">
            <Months of={footprints.data} />
            <NextPage of={footprints} look="quiet" className="justify-self-center print:hidden">
              <Trans>Further back</Trans>
            </NextPage>
          </div>
        )
      ) : footprints.isPending && footprints.fetchStatus !== 'paused' ? (
        <SkeletonGroup>
          <SkeletonBox className="h-96 rounded-md" />
        </SkeletonGroup>
      ) : (
        <ReadFailure of={footprints} />
      )}
    </Card>
  );
}

function Months({ of: footprints }: { of: readonly Footprint[] }) {
  const { i18n } = useLingui();
  const months = Map.groupBy(footprints, ({ day }) => day.slice(0, 7));
  return [...months].map(([month, rows]) => (
    <section key={month} aria-labelledby={`month-${month}`}>
      <h3 id={`month-${month}`} className="font-sans text-ink-2 text-sm">
        {formatDay(`${month}-01`, i18n.locale, 'month')}
      </h3>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={`${row.kind} ${row.id}`} className="break-inside-avoid">
            <FootprintRow of={row} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Nothing({ isFirst }: { isFirst: boolean }) {
  if (!isFirst)
    return (
      <p className="text-ink-2">
        <Trans>Nothing here. Choose another month, or show everything.</Trans>
      </p>
    );
  return (
    <EmptyState
      title={<Trans>Your way begins with a diary</Trans>}
      action={
        <RouteLink to="/" hash="write" look="primary">
          <Trans>Write the first one</Trans>
        </RouteLink>
      }
    >
      <Trans>What you write, ask, answer and reach stands here in its order. Only you see it.</Trans>
    </EmptyState>
  );
}

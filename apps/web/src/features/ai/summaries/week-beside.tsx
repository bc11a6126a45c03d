import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { SummaryLines } from './summary-lines.tsx';

/** The week of a day, beside what is written on its last working day. */
export function WeekBeside({ day }: { day: string }) {
  const read = useApiQuery(api.ai.monthlySummary, { kind: 'week', week: day }, { failure: 'none' });
  if (!read.data)
    return read.isPending && read.fetchStatus !== 'paused' ? (
      <SkeletonGroup>
        <SkeletonBox className="h-40 rounded-md" />
      </SkeletonGroup>
    ) : (
      <ReadFailure of={read} />
    );
  const { lines } = read.data;
  return (
    <div className="grid grid-cols-1 gap-4 pb-2">
      {lines.length > 0 ? (
        <SummaryLines lines={lines} />
      ) : (
        <p className="text-ink-2">
          <Trans>Nothing of this week is published yet.</Trans>
        </p>
      )}
      <RouteLink
        to="/footprints"
        search={{ view: 'review', week: day }}
        look="quiet"
        className="justify-self-start"
      >
        <Trans>Look back on the week</Trans>
      </RouteLink>
    </div>
  );
}

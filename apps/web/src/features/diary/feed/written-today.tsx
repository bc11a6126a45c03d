import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { ProgressBar } from '../../../components/states/progress-bar.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';

/** How many of a team have written today, or that no one has to; as high before it is known. */
export function WrittenToday({ teamId }: { teamId: string }) {
  const today = useApiQuery(api.relationship.uncomplete, { teamId, limit: 1 }, { failure: 'none' });
  if (today.isError) return null;
  return <div className="min-h-9 text-sm">{today.data && <Written {...today.data} />}</div>;
}

function Written({
  workingDay,
  count,
  memberCount,
}: {
  workingDay: boolean;
  count: number;
  memberCount: number;
}) {
  if (!workingDay) {
    return (
      <p className="text-ink-2">
        <Trans>Day off for the team – nothing is due.</Trans>
      </p>
    );
  }
  const written = memberCount - count;
  return (
    <ProgressBar
      label={
        written === 0 ? (
          <Trans>No one has written yet today</Trans>
        ) : (
          <Trans>
            {written} of {memberCount} have written
          </Trans>
        )
      }
      value={written}
      max={memberCount}
      percent={written > 0}
    />
  );
}

import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';

/** How many of a team have written today; nothing on a day off, and until it is known. */
export function WrittenToday({ teamId }: { teamId: string }) {
  const today = useApiQuery(api.relationship.uncomplete, { teamId, limit: 1 }, { failure: 'none' });
  if (!today.data?.workingDay) return null;
  const { count, memberCount } = today.data;
  const written = memberCount - count;
  return (
    <ProgressBar
      label={
        <Trans>
          {written} of {memberCount} have written
        </Trans>
      }
      value={written}
      max={memberCount}
    />
  );
}

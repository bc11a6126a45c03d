import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { RouteLink } from '../../components/buttons/route-link.ts';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { MinePage } from '../account/mine-page.part.tsx';
import { ComingCard } from './visibility/coming-card.tsx';
import { SeenRows } from './visibility/seen-rows.tsx';
import { TeamsCard } from './visibility/teams-card.tsx';

/** Who can see what of one's own, as the server decides it at this moment. */
export default function VisibilityScreen() {
  const read = useApiQuery(api.visibility.get, {}, { failure: 'none', staleTime: 0 });
  return (
    <MinePage title={<Trans>Who can see what</Trans>}>
      <p className="text-ink-2">
        <Trans>
          This is what holds for you right now, worked out by the same rules that open your entries to others.
          Those who run this server can reach what is stored on it.
        </Trans>{' '}
        <RouteLink to="/mine/readers" look="plain">
          <Trans>Who read my entries</Trans>
        </RouteLink>
      </p>
      {read.data ? (
        <>
          <ComingCard seen={read.data} />
          <TeamsCard teams={read.data.teams} />
          <SeenRows seen={read.data} />
        </>
      ) : read.isPending && read.fetchStatus !== 'paused' ? (
        <SkeletonGroup>
          <SkeletonBox className="h-32 rounded-lg" />
          <SkeletonBox className="mt-4 h-96 rounded-lg" />
        </SkeletonGroup>
      ) : (
        <ReadFailure of={read} />
      )}
    </MinePage>
  );
}

import { Trans } from '@lingui/react/macro';
import { RouteLink } from '../../components/buttons/route-link.ts';
import { Card } from '../../components/layout/card.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
import { DepartureSigns } from './mirror/departure-signs.tsx';
import { Potential } from './mirror/potential.tsx';
import { Traits } from './mirror/traits.tsx';
import { useFeature } from './switches/use-feature.ts';

/** What one’s own diaries show of one’s own work: for oneself alone. */
export function HowIWork() {
  const potential = useFeature('potential');
  const personality = useFeature('personality');
  const departures = useFeature('departures');
  if (departures === undefined)
    return (
      <SkeletonGroup className="grid gap-5">
        <SkeletonBox className="h-60 rounded-lg" />
      </SkeletonGroup>
    );
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-ink-2">
        <Trans>
          Only you see this. It is made by built-in rules of your own sentences; nothing leaves the server.
        </Trans>
      </p>
      {potential && <Potential />}
      {personality && <Traits />}
      {departures && <DepartureSigns />}
      {!potential && !personality && !departures && <AllOff />}
    </div>
  );
}

function AllOff() {
  return (
    <Card as="div">
      <EmptyState
        title={<Trans>This is turned off</Trans>}
        drawing="winter"
        action={
          <RouteLink to="/mine/privacy" look="primary">
            <Trans>Settings</Trans>
          </RouteLink>
        }
      >
        <Trans>You, or one of your teams, have turned this off.</Trans>
      </EmptyState>
    </Card>
  );
}

import { Trans } from '@lingui/react/macro';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { RouteLink } from '../../components/route-link.ts';

/** What a page of a team shows to someone without one. */
export function NoTeamYet() {
  return (
    <Card>
      <EmptyState
        title={<Trans>You’re not in a team yet</Trans>}
        action={
          <RouteLink to="/department" look="primary">
            <Trans>My teams</Trans>
          </RouteLink>
        }
      />
    </Card>
  );
}

import { Trans } from '@lingui/react/macro';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { RouteLink } from '../../../components/route-link.ts';

/** Joining or creating a team. */
export function NoTeam() {
  return (
    <Card>
      <EmptyState
        title={<Trans>You’re not in a team yet</Trans>}
        action={
          <>
            <RouteLink to="/department" search={{ create: true }} look="primary">
              <Trans>Create a team</Trans>
            </RouteLink>
            <RouteLink to="/department" search={{ join: '' }} look="quiet">
              <Trans>Join with a code</Trans>
            </RouteLink>
          </>
        }
      >
        <Trans>Create one for your colleagues, or join theirs with the code they gave you.</Trans>
      </EmptyState>
    </Card>
  );
}

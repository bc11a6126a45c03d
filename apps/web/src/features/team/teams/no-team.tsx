import { Trans } from '@lingui/react/macro';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { FirstTeamLinks } from '../first-team.part.tsx';

/** Joining or creating a team. */
export function NoTeam() {
  return (
    <Card>
      <EmptyState title={<Trans>You’re not in a team yet</Trans>} action={<FirstTeamLinks />}>
        <Trans>Create one for your colleagues, or join theirs with the code they gave you.</Trans>
      </EmptyState>
    </Card>
  );
}

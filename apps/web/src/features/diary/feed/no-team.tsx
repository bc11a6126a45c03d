import { Trans } from '@lingui/react/macro';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { FirstTeamLinks } from '../../team/first-team.part.tsx';
import { WaitingOr } from '../../team/waiting-or.part.tsx';

/** In place of the feed for users without a team. */
export function NoTeam() {
  return (
    <WaitingOr>
      <Card tone="grape">
        <EmptyState title={<Trans>A garden grows better together</Trans>} action={<FirstTeamLinks />}>
          <Trans>Create a team or join one, and you’ll read each other’s days here.</Trans>
        </EmptyState>
      </Card>
    </WaitingOr>
  );
}

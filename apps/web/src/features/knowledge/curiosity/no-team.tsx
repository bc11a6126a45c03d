import { Trans } from '@lingui/react/macro';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { FirstTeamLinks } from '../../team/first-team.part.tsx';

/** In place of the questions for those without a team. */
export function NoTeam() {
  return (
    <Card>
      <EmptyState title={<Trans>Join a team to ask</Trans>} action={<FirstTeamLinks />}>
        <Trans>Once you’re in a team, you can ask it anything here.</Trans>
      </EmptyState>
    </Card>
  );
}

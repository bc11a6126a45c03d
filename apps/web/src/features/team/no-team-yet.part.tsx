import { Trans } from '@lingui/react/macro';
import { Card } from '../../components/layout/card.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { FirstTeamLinks } from './first-team.part.tsx';

/** What a page of a team shows to someone without one. */
export function NoTeamYet() {
  return (
    <Card>
      <EmptyState title={<Trans>You’re not in a team yet</Trans>} action={<FirstTeamLinks />} />
    </Card>
  );
}

import { Trans } from '@lingui/react/macro';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';

/** A month that asks for no interview. */
export function NoInterview() {
  return (
    <Card>
      <EmptyState drawing="winter" title={<Trans>No interview</Trans>}>
        <Trans>Nothing in this month asks for one.</Trans>
      </EmptyState>
    </Card>
  );
}

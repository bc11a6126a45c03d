import { Trans } from '@lingui/react/macro';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { Threshold } from './threshold.tsx';

type Props = {
  /** The team's; below it an interview is needed. */
  threshold: number;
  /** Who is asked about. */
  about?: 'everyone' | 'me' | 'one';
};

/** A month that asks for no interview. */
export function NoInterview({ threshold, about = 'everyone' }: Props) {
  return (
    <Card>
      <EmptyState drawing="winter" title={<Trans>Not needed</Trans>}>
        {about === 'me' && <Trans>You don’t need an interview for this month.</Trans>}
        {about === 'everyone' && <Trans>No one needs one this month.</Trans>} <Threshold of={threshold} />
      </EmptyState>
    </Card>
  );
}

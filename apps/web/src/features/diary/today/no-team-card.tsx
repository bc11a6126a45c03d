import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { FirstTeamLinks } from '../../team/first-team.part.tsx';
import { WaitingOr } from '../../team/waiting-or.part.tsx';

/** For users without a team: writing works already, readers come with a team. */
export function NoTeamCard() {
  return (
    <WaitingOr>
      <Ways />
    </WaitingOr>
  );
}

function Ways() {
  const headingId = useId();
  return (
    <Card tone="grape" aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans>Create a team or join one</Trans>
      </h2>
      <p className="mt-1 text-ink-2">
        <Trans>Until then only you can read your diary. Everything you write stays yours.</Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <FirstTeamLinks look="quiet" />
      </div>
    </Card>
  );
}

import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Card } from '../../components/layout/card.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { SpiritSwitch } from './spirit/spirit-switch.tsx';

/** What the user allows for the spirit of their teams. */
export function SpiritChoice() {
  const headingId = useId();
  const choice = useApiQuery(api.team.spiritChoice, {}, { failure: 'none' });
  return (
    <Card aria-labelledby={headingId}>
      <h2 id={headingId} className="text-lg">
        <Trans>Team spirit</Trans>
      </h2>
      {choice.data ? (
        <SpiritSwitch allows={choice.data.allows} />
      ) : choice.isError || choice.fetchStatus === 'paused' ? (
        <ReadFailure of={choice} />
      ) : (
        <SkeletonGroup>
          <SkeletonBox className="h-20 rounded-md" />
        </SkeletonGroup>
      )}
    </Card>
  );
}

import type { MeetingSummary } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Chip } from '../../../components/choices/chip.tsx';
import { TeamIcon } from '../../../components/icons/places.tsx';
import { LockIcon } from '../../../components/icons/signs.tsx';

/** Who reads a meeting. */
export function ShareChip({ share }: Pick<MeetingSummary, 'share'>) {
  if (share === 'nobody') {
    return (
      <Chip icon={<LockIcon className="size-4" />}>
        <Trans>Only me</Trans>
      </Chip>
    );
  }
  return (
    <Chip tone="leaf" icon={<TeamIcon className="size-4" />}>
      {share === 'team' ? <Trans>The team</Trans> : <Trans>Participants</Trans>}
    </Chip>
  );
}

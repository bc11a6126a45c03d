import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../../components/buttons/button.tsx';
import { LogoutIcon } from '../../../components/icons/objects.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';

/** Leaves the waiting room; where the host does, it is over for all. */
export function LeaveGathering({ gatheringId, isHost }: { gatheringId: string; isHost: boolean }) {
  const navigate = useNavigate({ from: '/department' });
  const { mutate, isPending } = useApiCommand(api.team.gatherLeave, { loading: 'none' });
  const leave = () =>
    mutate(
      { gatheringId },
      { onSuccess: () => void navigate({ search: { together: true }, replace: true }) },
    );
  return (
    <div className="-mx-3 flex flex-wrap items-center gap-x-3">
      <Button look="ghost" loading={isPending} icon={<LogoutIcon className="size-5" />} onClick={leave}>
        {isHost ? <Trans>End the gathering</Trans> : <Trans>Leave</Trans>}
      </Button>
    </div>
  );
}

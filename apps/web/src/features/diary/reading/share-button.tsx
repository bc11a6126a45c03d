import type { DiaryView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { TeamIcon } from '../../../components/icons/places.tsx';
import { useTeamStore } from '../../../lib/stores/team-store.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { useShare } from './use-share.ts';

/** Offers one's private diary to one's team; renders nothing for a diary that a team reads, or without a team. */
export function ShareButton({ diary }: { diary: DiaryView }) {
  const { t } = useLingui();
  const teams = useTeamStore((state) => state.teamArr);
  const team = teams.length === 1 ? teams[0] : undefined;
  const { share, isPending } = useShare();
  if (diary.teamIds.length > 0 || !team || !diary.can.edit) return null;
  const { name } = team;
  return (
    <Button
      look="quiet"
      loading={isPending}
      icon={<TeamIcon className="size-5" />}
      onClick={() => share(team.id, [diary.id], () => toast.success(t`${name} can read it now`))}
    >
      <span className="truncate">
        <Trans>Share with {name}</Trans>
      </span>
    </Button>
  );
}

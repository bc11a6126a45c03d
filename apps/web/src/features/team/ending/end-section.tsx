import type { MemberView, TeamView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { SettingsCard } from '../settings/settings-card.tsx';

const ChooseOwnerDialog = latePart(async () => (await import('./choose-owner-dialog.tsx')).ChooseOwnerDialog);
const HandOverDialog = latePart(async () => (await import('../members/hand-over-dialog.tsx')).HandOverDialog);
const RemoveTeamDialog = latePart(async () => (await import('./remove-team-dialog.tsx')).RemoveTeamDialog);

type Props = { team: TeamView; onRemoved: () => void };

/** What only the owner does: handing the team over, ending it. */
export function EndSection({ team, onRemoved }: Props) {
  const [shownDialog, setShownDialog] = useState<'owner' | 'removal' | MemberView>();
  const close = () => setShownDialog(undefined);
  return (
    <SettingsCard id="end" title={<Trans>Transfer or delete</Trans>}>
      {team.can.handOver && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="min-w-0 flex-1 basis-60 text-ink-2">
            <Trans>Another member becomes the owner. You stay as an administrator.</Trans>
          </p>
          <Button look="quiet" onClick={() => setShownDialog('owner')}>
            <Trans>Transfer ownership</Trans>
          </Button>
        </div>
      )}
      {team.can.remove && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t pt-4">
          <p className="min-w-0 flex-1 basis-60 text-ink-2">
            <Trans>
              The team closes for all members. You can restore it within 30 days; then it’s erased.
            </Trans>
          </p>
          <Button look="danger" onClick={() => setShownDialog('removal')}>
            <Trans>Delete the team</Trans>
          </Button>
        </div>
      )}
      {shownDialog === 'owner' && (
        <ChooseOwnerDialog teamId={team.id} onChosen={setShownDialog} onClose={close} />
      )}
      {shownDialog === 'removal' && <RemoveTeamDialog team={team} onRemoved={onRemoved} onClose={close} />}
      {typeof shownDialog === 'object' && (
        <HandOverDialog teamId={team.id} teamName={team.name} member={shownDialog} onClose={close} />
      )}
    </SettingsCard>
  );
}

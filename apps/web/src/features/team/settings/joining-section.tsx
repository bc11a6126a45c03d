import { api, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Switch } from '../../../components/choices/switch.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { RefreshIcon } from '../../../components/icons/actions.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { toast } from '../../../lib/toast/toast.ts';
import { refusalText } from '../teams/refusal-text.ts';
import { SettingsCard } from './settings-card.tsx';
import { useTeamChange } from './use-team-change.ts';

const RenewDialog = latePart(async () => (await import('../invitations/renew-dialog.tsx')).RenewDialog);

/** Joining: whether administrators decide about requests, and the invite code. Both change at once. */
export function JoiningSection({ team }: { team: TeamView }) {
  const { t } = useLingui();
  const [isRenewing, setRenewing] = useState(false);
  const [requested, setRequested] = useState<boolean>();
  const { save, isPending, error } = useTeamChange(api.team.open);
  // A refused choice is no choice; `isPending` comes a turn late, and the switch would jump back meanwhile.
  const isOn = (error ? undefined : requested) ?? team.joinVerification;
  const change = (joinVerification: boolean) => {
    setRequested(joinVerification);
    save({ teamId: team.id, joinVerification }, () => {
      setRequested(undefined);
      toast.success(
        joinVerification
          ? t`From now on, an administrator approves who joins`
          : t`From now on, anyone with the code joins at once`,
      );
    });
  };
  return (
    <SettingsCard id="joining" title={<Trans>Joining</Trans>}>
      <Switch
        label={t`Approval for joining`}
        hint={t`People who come with the code or find the team by name wait for an administrator’s approval. Invitations by email, personal links and face to face need no approval.`}
        checked={isOn}
        onChange={({ target }) => !isPending && change(target.checked)}
      />
      {error && <FieldError>{refusalText(error)}</FieldError>}
      <RouteLink to="/application" search={{ team: team.id }} look="plain" className="justify-self-start">
        {team.waiting > 0 ? (
          <Trans>Applications that wait: {team.waiting}</Trans>
        ) : (
          <Trans>Applications</Trans>
        )}
      </RouteLink>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t pt-4">
        <p>
          <span className="block font-semibold text-sm">
            <Trans>Invite code</Trans>
          </span>
          <span className="select-all font-mono font-semibold text-grape text-lg tracking-[.16em]">
            {team.inviteCode}
          </span>
        </p>
        <Button look="quiet" icon={<RefreshIcon className="size-5" />} onClick={() => setRenewing(true)}>
          <Trans>Renew the code</Trans>
        </Button>
      </div>
      {isRenewing && <RenewDialog teamId={team.id} onClose={() => setRenewing(false)} />}
    </SettingsCard>
  );
}

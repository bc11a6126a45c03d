import { api, type TeamView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { refusalText } from '../teams/refusal-text.ts';
import { teamReads } from '../teams/team-reads.ts';

type Props = { team: TeamView; onRemoved: () => void; onClose: () => void };

/** Asks for the team's name before the team is deleted. Load it lazily. */
export function RemoveTeamDialog({ team, onRemoved, onClose }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { mutate, isPending, error } = useApiCommand(api.team.remove, {
    invalidates: [...teamReads, api.team.removed],
    failure: 'none',
    loading: 'none',
  });
  const submit = () => {
    const isSame = typed.trim().normalize('NFC') === team.name;
    setWrong(!isSame);
    if (isSame) mutate({ teamId: team.id }, { onSuccess: onRemoved });
  };
  return (
    <FormDialog
      dismissible={!isPending}
      title={<Trans>Delete {team.name}?</Trans>}
      description={
        <>
          <Plural
            value={team.memberCount}
            one="You’re its only member."
            other="It closes for all # members at once."
          />{' '}
          <Trans>
            What people wrote stays theirs. For 30 days you can restore the team on the Team page.
          </Trans>
        </>
      }
      submitLabel={<Trans>Delete the team</Trans>}
      look="danger"
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t`Type the team’s name to confirm`}
        placeholder={team.name}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
        error={isWrong ? t`That’s not the team’s name` : refusalText(error)}
      />
    </FormDialog>
  );
}

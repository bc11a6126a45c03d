import { api, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage, sayRefusal } from '../../../lib/locale/translate-message.ts';

/** Gives the team another name. Load it lazily. */
export function RenameDialog({ team, onClose }: { team: TeamView; onClose: () => void }) {
  const { t } = useLingui();
  const formId = useId();
  const [name, setName] = useState(team.name);
  const { mutate, isPending, error } = useApiCommand(api.team.rename, {
    invalidates: [api.team.list],
    failure: 'none',
    loading: 'none',
  });
  const refusal =
    error instanceof ApiRefusal && error.errors[0] ? sayRefusal(error.errors[0]) : failureMessage(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate({ teamId: team.id, name }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      title={<Trans>Rename the team</Trans>}
      onOpenChange={(open) => !open && onClose()}
      actions={
        <Button type="submit" form={formId} loading={isPending}>
          <Trans>Rename</Trans>
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label={t`Name of the team`}
          value={name}
          maxLength={80}
          onChange={(event) => setName(event.target.value)}
          error={error ? refusal : undefined}
        />
      </form>
    </Dialog>
  );
}

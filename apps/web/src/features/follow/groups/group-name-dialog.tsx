import { api, type FollowGroupView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { toast } from '../../../lib/toast/toast.ts';

type Props = {
  /** The one to rename; a new one where absent. */
  group?: FollowGroupView;
  onDone?: (group: FollowGroupView) => void;
  onClose: () => void;
};

/** Creates or renames a follow group. Load it lazily. */
export function GroupNameDialog({ group, onDone, onClose }: Props) {
  const { t } = useLingui();
  const [name, setName] = useState(group?.name ?? '');
  const options = { invalidates: [api.followsTeam.show], failure: 'none', loading: 'none' } as const;
  const create = useApiCommand(api.followsTeam.add, options);
  const update = useApiCommand(api.followsTeam.update, options);
  const error = create.error ?? update.error;
  const submit = () => {
    const onSuccess = (done: FollowGroupView) => {
      onClose();
      if (group) toast.success(t`Renamed to ${done.name}`);
      onDone?.(done);
    };
    if (group) update.mutate({ groupId: group.id, name }, { onSuccess });
    else create.mutate({ name }, { onSuccess });
  };
  return (
    <FormDialog
      title={group ? <Trans>Rename the group</Trans> : <Trans>New follow group</Trans>}
      submitLabel={group ? <Trans>Rename</Trans> : <Trans>Create group</Trans>}
      busy={create.isPending || update.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t`Name of the group`}
        hint={t`Only you see it.`}
        value={name}
        maxLength={80}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
        error={error && failureMessage(error)}
      />
    </FormDialog>
  );
}

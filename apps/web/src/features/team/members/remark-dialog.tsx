import { api, type MemberView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { refusalText } from '../teams/refusal-text.ts';
import { changeMember } from './member-cache.ts';

type Props = { teamId: string; member: Pick<MemberView, 'id' | 'name' | 'remark'>; onClose: () => void };

/** The user's own note about a member. */
export function RemarkDialog({ teamId, member, onClose }: Props) {
  const { t } = useLingui();
  const client = useQueryClient();
  const before = member.remark ?? '';
  const [remark, setRemark] = useState(before);
  const { mutateAsync, isPending, error } = useApiCommand(api.relationship.remarks, {
    failure: 'none',
    loading: 'none',
  });
  const { id: userId, name } = member;
  const keep = async (text: string) => {
    const changed = await mutateAsync({ teamId, userId, remark: text });
    changeMember(client, { teamId, userId }, () => changed);
    return changed;
  };
  const submit = async () => {
    try {
      const changed = await keep(remark);
      onClose();
      toast.undoable(
        changed.remark === null ? t`Note removed.` : t`Note saved.`,
        () => void keep(before).catch(() => toast.failure(t`The note couldn’t be restored.`)),
      );
    } catch {
      // Shown beside the field.
    }
  };
  return (
    <FormDialog
      title={<Trans>Your note about {name}</Trans>}
      submitLabel={<Trans>Save note</Trans>}
      busy={isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextArea
        look="boxed"
        minRows={2}
        label={t`Note`}
        hint={t`Shown beside the name. Only you see it, not even ${name}.`}
        value={remark}
        maxLength={400}
        onChange={(event) => setRemark(event.target.value)}
        error={refusalText(error)}
      />
    </FormDialog>
  );
}

import { api, type FollowGroupView } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';

/** Deletes a group at once; for a moment it can be restored from any page. */
export function useDeleteGroup() {
  const { t } = useLingui();
  const { mutate, isPending } = useApiCommand(api.followsTeam.delete, {
    invalidates: [api.followsTeam.show],
  });
  const remove = ({ id: groupId, name }: Pick<FollowGroupView, 'id' | 'name'>, onDone?: () => void) =>
    mutate(
      { groupId },
      {
        onSuccess: () => {
          onDone?.();
          toast.undoable(t`The group ${name} was deleted.`, () => mutate({ groupId, undo: true }));
        },
      },
    );
  return { remove, isPending };
}

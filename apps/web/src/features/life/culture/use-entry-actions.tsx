import { api, type CultureView } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import type { MenuAction } from '../../../components/buttons/menu.tsx';
import { ArrowDownIcon, ArrowUpIcon, EditIcon } from '../../../components/icons/actions.tsx';
import { ClockIcon, TrashIcon } from '../../../components/icons/objects.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';

/** Where an entry stands among those of its team. */
export type Place = { readonly index: number; readonly count: number };

const invalidates = [api.culture.list];

/** What an administrator does with an entry; none for others. */
export function useEntryActions(
  { id: cultureId, version, can }: CultureView,
  { index, count }: Place,
  { onEdit, onVersions }: { onEdit: () => void; onVersions: () => void },
): { actions: MenuAction[]; move: (position: number) => void } {
  const { t } = useLingui();
  const update = useApiCommand(api.culture.update, { invalidates });
  const deletion = useApiCommand(api.culture.delete, { invalidates });
  const move = (position: number) => update.mutate({ cultureId, position });
  if (!can.edit) return { actions: [], move };
  const remove = () =>
    deletion.mutate(
      { cultureId },
      {
        onSuccess: () =>
          toast.undoable(t`The entry was deleted.`, () => deletion.mutate({ cultureId, undo: true })),
      },
    );
  const icon = { className: 'size-5' };
  const actions: MenuAction[] = [
    { id: 'edit', label: t`Edit`, icon: <EditIcon {...icon} />, onSelect: onEdit },
    {
      id: 'up',
      label: t`Move up`,
      icon: <ArrowUpIcon {...icon} />,
      disabled: index === 0,
      onSelect: () => move(index - 1),
    },
    {
      id: 'down',
      label: t`Move down`,
      icon: <ArrowDownIcon {...icon} />,
      disabled: index === count - 1,
      onSelect: () => move(index + 1),
    },
    ...(version > 1
      ? [{ id: 'versions', label: t`Earlier versions`, icon: <ClockIcon {...icon} />, onSelect: onVersions }]
      : []),
    { id: 'remove', label: t`Delete`, icon: <TrashIcon {...icon} />, danger: true, onSelect: remove },
  ];
  return { actions, move };
}

import { api, type GuidelineView } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { MenuAction } from '../../../components/buttons/menu.tsx';
import { ArrowDownIcon, ArrowUpIcon, EditIcon, PinIcon } from '../../../components/icons/actions.tsx';
import { TrashIcon } from '../../../components/icons/objects.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';

/** Where a guideline stands among those that are pinned like it. */
export type Place = {
  readonly index: number;
  readonly count: number;
  readonly move: (position: number) => void;
};

/** What a change of a guideline makes stale. */
export const guidelineReads = [
  api.handbook.getList,
  api.handbook.get,
  api.mistake.list,
  api.draft.get,
] as const;

/** Deletes a guideline; the toast offers to undo it. */
function useDeleteGuideline() {
  const { t } = useLingui();
  const { mutate } = useApiCommand(api.handbook.delete, { invalidates: guidelineReads });
  return (guidelineId: string, onDeleted?: () => void) =>
    mutate(
      { guidelineId },
      {
        onSuccess: () => {
          onDeleted?.();
          toast.undoable(t`Guideline deleted`, () => mutate({ guidelineId, undo: true }));
        },
      },
    );
}

/** The menu of a guideline; with its place it can be moved, for those who do not drag. */
export function useGuidelineActions(
  { id: guidelineId, pinned }: Pick<GuidelineView, 'id' | 'pinned'>,
  place?: Place,
  onDeleted?: () => void,
): MenuAction[] {
  const { t } = useLingui();
  const navigate = useNavigate({ from: '/handbook' });
  const arrange = useApiCommand(api.handbook.arrange, { invalidates: guidelineReads });
  const remove = useDeleteGuideline();
  const icon = { className: 'size-5' };
  return [
    {
      id: 'edit',
      label: t`Edit`,
      icon: <EditIcon {...icon} />,
      onSelect: () => void navigate({ search: { guideline: guidelineId, edit: true } }),
    },
    {
      id: 'pin',
      label: pinned ? t`Unpin` : t`Pin to the top`,
      icon: <PinIcon {...icon} />,
      onSelect: () => arrange.mutate({ guidelineId, pinned: !pinned }),
    },
    ...(place
      ? [
          {
            id: 'up',
            label: t`Move up`,
            icon: <ArrowUpIcon {...icon} />,
            disabled: place.index === 0,
            onSelect: () => place.move(place.index - 1),
          },
          {
            id: 'down',
            label: t`Move down`,
            icon: <ArrowDownIcon {...icon} />,
            disabled: place.index === place.count - 1,
            onSelect: () => place.move(place.index + 1),
          },
        ]
      : []),
    {
      id: 'delete',
      label: t`Delete`,
      icon: <TrashIcon {...icon} />,
      danger: true,
      onSelect: () => remove(guidelineId, onDeleted),
    },
  ];
}

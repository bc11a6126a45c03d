import { api, type MistakeView } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { MenuAction } from '../../../components/buttons/menu.tsx';
import { EditIcon, MinusIcon, RefreshIcon } from '../../../components/icons/actions.tsx';
import { LinkIcon, TrashIcon } from '../../../components/icons/objects.tsx';
import { ListIcon } from '../../../components/icons/places.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { alone } from '../handbook/use-guidelines.ts';
import { mistakeReads } from './mistake-reads.ts';

type Openers = {
  readonly onLink: () => void;
  readonly onDeleted: (() => void) | undefined;
};

/** The menu of a mistake. */
export function useMistakeActions(
  { id: mistakeId, nextOn, guideline }: MistakeView,
  { onLink, onDeleted }: Openers,
): MenuAction[] {
  const { t } = useLingui();
  const navigate = useNavigate({ from: '/handbook' });
  const command = { invalidates: mistakeReads };
  const change = useApiCommand(api.mistake.change, command);
  const link = useApiCommand(api.mistake.guideline, command);
  const remove = useApiCommand(api.mistake.delete, command);
  const icon = { className: 'size-5' };
  const isAsked = nextOn !== null;
  return [
    {
      id: 'edit',
      label: t`Edit`,
      icon: <EditIcon {...icon} />,
      onSelect: () =>
        void navigate({ search: (now) => ({ ...alone(now), mistake: mistakeId, edit: true as const }) }),
    },
    {
      id: 'answers',
      label: t`How it went`,
      icon: <ListIcon {...icon} />,
      onSelect: () => void navigate({ search: { tab: 'mistakes', mistake: mistakeId } }),
    },
    {
      id: 'asked',
      label: isAsked ? t`Don’t ask about it` : t`Ask me whether it happens again`,
      icon: <RefreshIcon {...icon} />,
      onSelect: () => change.mutate({ mistakeId, asked: !isAsked }),
    },
    guideline
      ? {
          id: 'unlink',
          label: t`Unlink the guideline`,
          icon: <MinusIcon {...icon} />,
          onSelect: () => {
            link.mutate({ mistakeId, guidelineId: null });
            toast.undoable(t`No longer linked`, () => link.mutate({ mistakeId, guidelineId: guideline.id }));
          },
        }
      : {
          id: 'link',
          label: t`Link a guideline`,
          icon: <LinkIcon {...icon} />,
          onSelect: onLink,
        },
    {
      id: 'delete',
      label: t`Delete`,
      icon: <TrashIcon {...icon} />,
      danger: true,
      onSelect: () =>
        remove.mutate(
          { mistakeId },
          {
            onSuccess: () => {
              onDeleted?.();
              toast.undoable(t`Mistake deleted`, () => remove.mutate({ mistakeId, undo: true }));
            },
          },
        ),
    },
  ];
}

import type { CommentView } from '@garden/contract';
import { objectPath } from '@garden/contract/text/object-path';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MenuAction } from '../../../components/buttons/menu.tsx';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { EditIcon, SmileIcon } from '../../../components/icons/actions.tsx';
import { LinkIcon, TrashIcon } from '../../../components/icons/objects.tsx';
import { BookmarkIcon } from '../../../components/icons/places.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { toast } from '../../../lib/toast/toast.ts';
import { KeepOfComment } from '../../knowledge/keep-wisdom.part.tsx';
import type { useActions } from './use-actions.ts';

const ConfirmDialog = latePart(
  async () => (await import('../../../components/dialogs/confirm-dialog.tsx')).ConfirmDialog,
);
const WhoReacted = latePart(async () => (await import('../reactions/who-reacted.tsx')).WhoReacted);

type Props = {
  comment: CommentView;
  actions: ReturnType<typeof useActions>;
  label: string;
  onEdit: () => void;
};

/** Secondary actions on a comment. */
export function CommentMenu({ comment, actions, label, onEdit }: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'who' | 'remove' | 'keep'>();
  const copy = async () => {
    const { id, object } = comment;
    try {
      await navigator.clipboard.writeText(`${location.origin}${objectPath(object, id)}`);
      toast.success(t`Link copied`);
    } catch {
      toast.failure(t`The link couldn’t be copied`);
    }
  };
  const icon = { className: 'size-5' };
  const items: (MenuAction | false)[] = [
    comment.can.edit && {
      id: 'edit',
      label: <Trans>Edit</Trans>,
      icon: <EditIcon {...icon} />,
      onSelect: onEdit,
    },
    comment.reactions.length > 0 && {
      id: 'who',
      label: <Trans>Who reacted</Trans>,
      icon: <SmileIcon {...icon} />,
      onSelect: () => setOpen('who'),
    },
    {
      id: 'copy',
      label: <Trans>Copy link</Trans>,
      icon: <LinkIcon {...icon} />,
      onSelect: () => void copy(),
    },
    comment.author !== null && {
      id: 'keep',
      label: <Trans>Keep as wisdom</Trans>,
      icon: <BookmarkIcon {...icon} />,
      onSelect: () => setOpen('keep'),
    },
    actions.canDelete && {
      id: 'delete',
      label: <Trans>Delete</Trans>,
      icon: <TrashIcon {...icon} />,
      danger: true,
      onSelect: () => void actions.delete(),
    },
    comment.can.remove &&
      !actions.isOwnPseudonym && {
        id: 'remove',
        label: <Trans>Remove as administrator</Trans>,
        icon: <TrashIcon {...icon} />,
        danger: true,
        onSelect: () => setOpen('remove'),
      },
  ];
  return (
    <>
      <MoreMenu label={label} actions={items.filter((item) => item !== false)} />
      {open === 'who' && (
        <WhoReacted target={{ kind: 'comment', objectId: comment.id }} onClose={() => setOpen(undefined)} />
      )}
      {open === 'keep' && <KeepOfComment comment={comment} onClose={() => setOpen(undefined)} />}
      {open === 'remove' && (
        <ConfirmDialog
          title={<Trans>Remove this comment?</Trans>}
          confirmLabel={<Trans>Remove</Trans>}
          danger
          open
          onOpenChange={(isOpen) => !isOpen && setOpen(undefined)}
          onConfirm={() => {
            setOpen(undefined);
            void actions.remove();
          }}
        >
          {comment.author === null ? (
            <Trans>No one can read it any longer. Who wrote it stays unknown, to you as well.</Trans>
          ) : (
            <Trans>No one can read it any longer. The team’s log says that you removed a comment.</Trans>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

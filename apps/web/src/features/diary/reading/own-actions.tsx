import type { DiaryView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../components/button.tsx';
import { EditIcon, TrashIcon } from '../../../components/icons/actions.tsx';
import { RouteLink } from '../../../components/route-link.ts';
import { ShareButton } from './share-button.tsx';

/** The author's actions on a diary. */
export function OwnActions({
  diary,
  isDeleting,
  onDelete,
}: {
  diary: DiaryView;
  isDeleting: boolean;
  onDelete: () => void;
}) {
  return (
    <>
      <ShareButton diary={diary} />
      {diary.can.edit && (
        <RouteLink to="/" search={{ day: diary.day, edit: true }} look="quiet">
          <EditIcon className="size-5" />
          <Trans>Edit</Trans>
        </RouteLink>
      )}
      {diary.can.delete && (
        <Button
          look="ghost"
          loading={isDeleting}
          icon={<TrashIcon className="size-5" />}
          onClick={onDelete}
          className="text-danger! hover:bg-danger-soft"
        >
          <Trans>Delete</Trans>
        </Button>
      )}
    </>
  );
}

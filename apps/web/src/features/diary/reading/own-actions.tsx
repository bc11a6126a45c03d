import type { DiaryView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Button } from '../../../components/button.tsx';
import { EditIcon } from '../../../components/icons/actions.tsx';
import { TrashIcon } from '../../../components/icons/objects.tsx';
import { RouteLink } from '../../../components/route-link.ts';
import { lazyComponent } from '../../../lib/lazy-component.ts';

const ShareButton = lazyComponent(async () => (await import('./share-button.tsx')).ShareButton);

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
      {diary.teamIds.length === 0 && (
        <Suspense>
          <ShareButton diary={diary} />
        </Suspense>
      )}
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

import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Banner } from '../../../components/states/banner.tsx';
import type { useDeleteDiary } from './use-delete-diary.ts';

/** Says that a diary is deleted, and offers to restore it. */
export function DeletionBanner({ deletion }: { deletion: ReturnType<typeof useDeleteDiary> }) {
  const undo = useRef<HTMLButtonElement>(null);
  const deletedId = deletion.deleted?.id;
  useEffect(() => {
    // The button that was pressed is gone with the diary.
    if (deletedId !== undefined) undo.current?.focus();
  }, [deletedId]);
  return (
    <Banner
      onClose={deletion.dismiss}
      action={
        <Button ref={undo} look="quiet" loading={deletion.isPending} onClick={deletion.undo}>
          <Trans>Undo</Trans>
        </Button>
      }
    >
      <Trans>The diary was deleted.</Trans>
    </Banner>
  );
}

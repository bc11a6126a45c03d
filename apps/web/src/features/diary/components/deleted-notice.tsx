import { Trans } from '@lingui/react/macro';
import { Banner } from '../../../components/banner.tsx';
import { Button } from '../../../components/button.tsx';
import type { useDeleteDiary } from '../use-delete-diary.ts';

/** Says that a diary is gone, and brings it back. */
export function DeletedNotice({ deletion }: { deletion: ReturnType<typeof useDeleteDiary> }) {
  if (!deletion.deleted) return null;
  return (
    <Banner
      onClose={deletion.dismiss}
      action={
        <Button look="quiet" loading={deletion.isPending} onClick={deletion.undo}>
          <Trans>Undo</Trans>
        </Button>
      }
    >
      <Trans>The diary was deleted.</Trans>
    </Banner>
  );
}

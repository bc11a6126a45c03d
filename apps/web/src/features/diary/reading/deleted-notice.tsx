import { Trans } from '@lingui/react/macro';
import { Suspense, useEffect, useRef } from 'react';
import { Banner } from '../../../components/banner.tsx';
import { Button } from '../../../components/button.tsx';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import type { useDeleteDiary } from './use-delete-diary.ts';

const DeleteWithQuestions = lazyComponent(
  async () => (await import('./delete-with-questions.tsx')).DeleteWithQuestions,
);

/** Asks what happens to a diary’s questions, says that it is deleted, and offers to restore it. */
export function DeletedNotice({ deletion }: { deletion: ReturnType<typeof useDeleteDiary> }) {
  const undo = useRef<HTMLButtonElement>(null);
  const deletedId = deletion.deleted?.id;
  useEffect(() => {
    // The button that was pressed is gone with the diary.
    if (deletedId !== undefined) undo.current?.focus();
  }, [deletedId]);
  const { asked } = deletion;
  if (asked) {
    return (
      <Suspense>
        <DeleteWithQuestions
          onDelete={(questions) => deletion.remove(asked, questions)}
          onClose={deletion.cancel}
        />
      </Suspense>
    );
  }
  if (deletedId === undefined) return null;
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

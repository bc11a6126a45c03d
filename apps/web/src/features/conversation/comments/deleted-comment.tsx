import type { CommentView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { TrashIcon } from '../../../components/icons/objects.tsx';
import type { useActions } from './use-actions.ts';

type Props = { comment: CommentView; actions: ReturnType<typeof useActions> };

/** Shown in place of a deleted comment, for its replies and for those who can restore it. */
export function DeletedComment({ comment: { state, can }, actions }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const canRestore = can.restore || (actions.isOwnPseudonym && state === 'deleted');
  useEffect(() => {
    // Its menu had the focus, and is gone with it.
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="my-2 flex flex-wrap items-center gap-x-3 rounded-md border border-line border-dashed px-3 text-ink-2"
    >
      <TrashIcon className="size-5" />
      <p className="min-w-0 flex-1 basis-48 py-2.5">
        {state === 'deleted' ? (
          <Trans>This comment was deleted by its writer.</Trans>
        ) : (
          <Trans>This comment was removed by an administrator.</Trans>
        )}
      </p>
      {canRestore && (
        <Button look="ghost" loading={actions.isPending} onClick={actions.restore}>
          <Trans>Restore</Trans>
        </Button>
      )}
    </div>
  );
}

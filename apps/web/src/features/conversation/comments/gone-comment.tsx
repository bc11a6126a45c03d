import type { CommentView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { TrashIcon } from '../../../components/icons/actions.tsx';
import type { useDeeds } from './use-deeds.ts';

type Props = { comment: CommentView; deeds: ReturnType<typeof useDeeds> };

/** Stands where a comment was taken away, for the sake of its replies and of whoever can bring it back. */
export function GoneComment({ comment: { state, can }, deeds }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const canBringBack = can.restore || (deeds.isOwnVoice && state === 'deleted');
  useEffect(() => {
    // Its menu had the focus, and has gone with it.
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
      {canBringBack && (
        <Button look="ghost" loading={deeds.isPending} onClick={deeds.bringBack}>
          <Trans>Bring back</Trans>
        </Button>
      )}
    </div>
  );
}

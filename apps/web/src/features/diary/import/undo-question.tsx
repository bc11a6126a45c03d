import { api } from '@garden/contract';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { callApi } from '../../../lib/api/call-api.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { toast } from '../../../lib/toast/toast.ts';
import type { Undone } from './undo-import.tsx';

type Props = { importId: string; days: number; onUndone: (what: Undone) => void; onClose: () => void };

/** Asks before an import is undone, and undoes it. */
export function UndoQuestion({ importId, days, onUndone, onClose }: Props) {
  const [isBusy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    try {
      onUndone(await undoAll(importId));
    } catch (failure) {
      toast.failure(failureMessage(failure) ?? '');
    } finally {
      onClose();
      void queryClient.invalidateQueries();
    }
  };
  return (
    <ConfirmDialog
      danger
      open
      title={<Trans>Undo this import?</Trans>}
      confirmLabel={<Trans>Undo</Trans>}
      busy={isBusy}
      onOpenChange={onClose}
      onConfirm={() => void undo()}
    >
      <Plural
        value={days}
        one="The day that it made is deleted. If you’ve changed it since, it stays."
        other="The # days that it made are deleted. Those you’ve changed since stay."
      />
    </ConfirmDialog>
  );
}

/** Asks until nothing is left. */
async function undoAll(importId: string): Promise<Undone> {
  for (let removed = 0; ; ) {
    const answer = await callApi(api.diary.undoImport, { importId });
    removed += answer.removed;
    if (answer.left === 0 || answer.removed === 0) return { removed, changed: answer.changed };
  }
}

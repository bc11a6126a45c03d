import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { latePart } from '../../../components/states/late-part.tsx';

const DeleteRecording = latePart(
  async () => (await import('../recordings/delete-recording.tsx')).DeleteRecording,
);

/** What becomes of a recording that is sent: a meeting has it, or it is deleted. */
export function KeepChoices({ onKeep, onDelete }: { onKeep: () => void; onDelete: () => void }) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={onKeep}>
        <Trans>Add meeting</Trans>
      </Button>
      <Button look="quiet" onClick={() => setDeleting(true)}>
        <Trans>Delete recording</Trans>
      </Button>
      {isDeleting && (
        <DeleteRecording onConfirm={onDelete} onClose={() => setDeleting(false)}>
          <Trans>It’s gone from this device now, and from the server within 48 hours.</Trans>
        </DeleteRecording>
      )}
    </div>
  );
}

import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { latePart } from '../../../components/states/late-part.tsx';

/** Days that were removed, and days that stay. */
export type Undone = { readonly removed: number; readonly changed: number };
type Props = { importId: string; days: number; label?: string; onUndone: (what: Undone) => void };

const UndoQuestion = latePart(async () => (await import('./undo-question.tsx')).UndoQuestion);

/** Takes back what an import made, after a question; what was changed since stays. */
export function UndoImport({ importId, days, label, onUndone }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" aria-label={label} onClick={() => setAsking(true)}>
        <Trans>Undo this import</Trans>
      </Button>
      {isAsking && (
        <UndoQuestion importId={importId} days={days} onUndone={onUndone} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

/** What became of an import that was undone. */
export function UndoneSentence({ removed, changed }: Undone) {
  return (
    <>
      <Plural value={removed} one="# day was deleted." other="# days were deleted." />{' '}
      {changed > 0 && (
        <Plural
          value={changed}
          one="# day stays: you changed it since, or left its team."
          other="# days stay: you changed them since, or left their team."
        />
      )}
    </>
  );
}

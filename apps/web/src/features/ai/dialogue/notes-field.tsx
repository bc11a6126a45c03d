import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';

type Props = { isBusy: boolean; onSort: (notes: string) => void; onClose: () => void };

/** Takes notes of the day, whose lines go to the sections that they fit, with to-dos that were done. */
export function NotesField({ isBusy, onSort, onClose }: Props) {
  const { t } = useLingui();
  const [notes, setNotes] = useState('');
  return (
    <div className="grid grid-cols-1 gap-2">
      <TextArea
        label={t`Your notes`}
        hint={t`Their lines go to the sections that they fit, with your to-dos done.`}
        look="boxed"
        minRows={4}
        value={notes}
        onChange={({ target }) => setNotes(target.value)}
        onKeyDown={(event) => {
          // Around it is the day, which Ctrl-Enter publishes.
          if (event.key === 'Enter') event.stopPropagation();
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button look="quiet" loading={isBusy} onClick={() => onSort(notes)}>
          <Trans>Sort them</Trans>
        </Button>
        <Button look="ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}

import type { DiaryView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { LeafIcon } from '../../components/icons/signs.tsx';
import { latePart } from '../../components/states/late-part.tsx';

const LivesDialog = latePart(async () => (await import('./culture/lives-dialog.tsx')).LivesDialog);

/** Says of a diary what of its teams’ culture it lives. */
export function LivesEntry({ diary }: { diary: DiaryView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="ghost" icon={<LeafIcon className="size-5" />} onClick={() => setOpen(true)}>
        <Trans>This is our …</Trans>
      </Button>
      {isOpen && <LivesDialog diary={diary} onClose={() => setOpen(false)} />}
    </>
  );
}

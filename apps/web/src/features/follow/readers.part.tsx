import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { EyeIcon } from '../../components/icons/signs.tsx';
import { latePart } from '../../components/states/late-part.tsx';

const ReadersDialog = latePart(async () => (await import('./readers/readers-dialog.tsx')).ReadersDialog);

/** Opens the list of who has read the user's own diary. */
export function ReadersButton({ diaryId }: { diaryId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        icon={<EyeIcon className="size-5 @max-[18rem]:hidden" />}
        onClick={() => setOpen(true)}
      >
        <Trans>Who has read this</Trans>
      </Button>
      {isOpen && (
        <ReadersDialog of={{ call: api.diary.readers, input: { diaryId } }} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { EyeIcon } from '../../components/icons/signs.tsx';
import { lazyComponent } from '../../lib/lazy-component.ts';

const ReadersDialog = lazyComponent(async () => (await import('./readers/readers-dialog.tsx')).ReadersDialog);

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
        <Suspense>
          <ReadersDialog of={{ kind: 'diary', id: diaryId }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { EditIcon, SendIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { useOnline } from '../../../lib/connectivity.ts';
import { outbox } from '../../../lib/outbox/outbox.ts';
import { SaveState } from '../editor/save-state.tsx';
import type { QueuedDiary } from '../publish-outbox.shared.ts';
import { PlainSections } from './plain-sections.tsx';

/** A day that was published without a network: it is sent by itself, and can be taken back until then. */
export function QueuedDiaryCard({ waiting: { callId, writing, pictures } }: { waiting: QueuedDiary }) {
  const { t } = useLingui();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOnline = useOnline();
  const [busy, setBusy] = useState<'sending' | 'taking back'>();
  useEffect(() => {
    // The button that was pressed is gone with the editor.
    heading.current?.focus();
  }, []);

  const run = async (what: NonNullable<typeof busy>, work: () => Promise<unknown>) => {
    setBusy(what);
    // What fails leaves the day waiting here, and the button to press again.
    await work().catch(() => undefined);
    setBusy(undefined);
  };
  return (
    <Card as="article" aria-labelledby={headingId}>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b pb-4">
        <div className="min-w-0 flex-1 basis-40">
          <h2 ref={heading} id={headingId} tabIndex={-1} className="outline-none">
            <Trans>Your diary is ready to go</Trans>
          </h2>
          <p className="text-ink-2 text-sm">
            <Trans>It’s saved on this device and will be sent when the network is back.</Trans>
          </p>
        </div>
        <SaveState status="waiting" />
      </div>
      <PlainSections writing={writing} />
      {pictures.length > 0 && (
        <ul aria-label={t`Pictures`} className="mt-4 flex flex-wrap gap-1.5">
          {pictures.map(({ key, image }, index) => {
            const number = index + 1;
            const name = t`Picture ${number}`;
            return (
              <li key={key}>
                <img src={image} alt={name} className="size-22 rounded-md bg-sunken object-cover" />
              </li>
            );
          })}
        </ul>
      )}
      <div className="-mb-1 mt-5 flex flex-wrap items-center gap-2">
        <Button
          look="quiet"
          loading={busy === 'taking back'}
          icon={<EditIcon className="size-5" />}
          onClick={() => void run('taking back', () => outbox.cancel(callId))}
        >
          <Trans>Edit before sending</Trans>
        </Button>
        {isOnline && (
          <Button
            look="ghost"
            loading={busy === 'sending'}
            icon={<SendIcon className="size-5" />}
            onClick={() => void run('sending', outbox.flush)}
          >
            <Trans>Send now</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}

import type { TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { CopyIcon, DownloadIcon } from '../../../components/icons/objects.tsx';
import { toast } from '../../../lib/toast/toast.ts';
import { useCopy } from '../../../lib/use-copy.ts';
import { drawQr, qrPng } from './qr-picture.ts';

/** The invite link to scan, and to take along as a picture. Load it lazily. */
export function QrDialog({ team, onClose }: { team: TeamView; onClose: () => void }) {
  const { t } = useLingui();
  const copy = useCopy();
  const { name, inviteUrl } = team;
  const picture = useMemo(() => drawQr(inviteUrl), [inviteUrl]);
  const download = async () => {
    try {
      const address = URL.createObjectURL(await qrPng(picture));
      Object.assign(document.createElement('a'), { href: address, download: `${name}.png` }).click();
      URL.revokeObjectURL(address);
    } catch {
      toast.failure(t`The picture couldn’t be created; take a screenshot instead`);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Join {name}</Trans>}
      description={<Trans>Scan it with a phone’s camera.</Trans>}
      actions={
        <>
          <Button
            look="quiet"
            icon={<CopyIcon className="size-5" />}
            onClick={() => void copy(inviteUrl, t`Link copied`)}
          >
            <Trans>Copy link</Trans>
          </Button>
          <Button icon={<DownloadIcon className="size-5" />} onClick={() => void download()}>
            <Trans>Download the picture</Trans>
          </Button>
        </>
      }
    >
      {/* Dark on light in both themes: many scanners read nothing else. */}
      <svg
        role="img"
        aria-label={t`QR code of the link that follows`}
        viewBox={`0 0 ${picture.side} ${picture.side}`}
        shapeRendering="crispEdges"
        className="mx-auto w-full max-w-72 rounded-md border border-line"
      >
        <rect width={picture.side} height={picture.side} fill="#fff" />
        <path d={picture.path} fill="#000" />
      </svg>
      <p className="mt-3 select-all break-all text-center text-ink-2 text-sm">{inviteUrl}</p>
    </Dialog>
  );
}

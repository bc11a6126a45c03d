import type { TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { RefreshIcon, SendIcon } from '../../../components/icons/actions.tsx';
import { CopyIcon, LinkIcon } from '../../../components/icons/objects.tsx';
import { MeIcon } from '../../../components/icons/places.tsx';
import { DeviceIcon, MailIcon } from '../../../components/icons/settings.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { useCopy } from '../../../lib/use-copy.ts';

const MailDialog = latePart(async () => (await import('./mail-dialog.tsx')).MailDialog);
const PersonalLinkDialog = latePart(
  async () => (await import('./personal-link-dialog.tsx')).PersonalLinkDialog,
);
const QrDialog = latePart(async () => (await import('./qr-dialog.tsx')).QrDialog);
const RenewDialog = latePart(async () => (await import('./renew-dialog.tsx')).RenewDialog);

type Opened = 'mail' | 'personal' | 'picture' | 'renewal';

/** Ways to invite others to the team: a code to say, a link to send or to scan, a mail. */
export function InviteCard({ team, fresh }: { team: TeamView; fresh: boolean }) {
  const { t } = useLingui();
  const headingId = useId();
  const copy = useCopy();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const share = async () => {
    try {
      await navigator.share({ title: team.name, url: team.inviteUrl });
    } catch {
      // Closed without sharing: nothing to say.
    }
  };
  return (
    <Card tone="grape" aria-labelledby={headingId}>
      <h2 id={headingId}>{fresh ? <Trans>Now invite your team</Trans> : <Trans>Invite</Trans>}</h2>
      <p className="mt-1 text-ink-2">
        {team.joinVerification ? (
          <Trans>
            An invitation by email or a personal link lets someone in at once. With this code, anyone can ask
            to join, and an administrator decides.
          </Trans>
        ) : (
          <Trans>Anyone with this code or its link joins at once and reads what the team writes.</Trans>
        )}
      </p>
      <div className="my-2 flex flex-wrap items-center justify-between gap-x-3">
        <p className="select-all break-all font-mono font-semibold text-grape text-xl tracking-[.16em]">
          {team.inviteCode}
        </p>
        <Button
          look="ghost"
          icon={<RefreshIcon className="size-5" />}
          onClick={() => setOpened('renewal')}
          className="-mr-3 ml-auto text-sm"
        >
          <Trans>Renew</Trans>
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          // With the largest letters on a narrow phone the label needs the room.
          icon={<MailIcon className="size-5 @max-[18rem]:hidden" />}
          onClick={() => setOpened('mail')}
        >
          <Trans>Invite by email</Trans>
        </Button>
        <Button look="quiet" icon={<MeIcon className="size-5" />} onClick={() => setOpened('personal')}>
          <Trans>Personal link</Trans>
        </Button>
        <Button
          look="quiet"
          icon={<CopyIcon className="size-5" />}
          onClick={() => void copy(team.inviteCode, t`Code copied`)}
        >
          <Trans>Copy code</Trans>
        </Button>
        <Button
          look="quiet"
          icon={<LinkIcon className="size-5" />}
          onClick={() => void copy(team.inviteUrl, t`Link copied`)}
        >
          <Trans>Copy link</Trans>
        </Button>
        <Button look="quiet" icon={<DeviceIcon className="size-5" />} onClick={() => setOpened('picture')}>
          <Trans>QR code</Trans>
        </Button>
        {'share' in navigator && (
          <Button look="quiet" icon={<SendIcon className="size-5" />} onClick={() => void share()}>
            <Trans>Share</Trans>
          </Button>
        )}
      </div>
      {opened === 'mail' && <MailDialog team={team} onClose={close} />}
      {opened === 'personal' && <PersonalLinkDialog team={team} onClose={close} />}
      {opened === 'picture' && <QrDialog team={team} onClose={close} />}
      {opened === 'renewal' && <RenewDialog teamId={team.id} onClose={close} />}
    </Card>
  );
}

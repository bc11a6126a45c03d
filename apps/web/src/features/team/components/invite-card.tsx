import type { TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { CopyIcon, LinkIcon, SendIcon } from '../../../components/icons/actions.tsx';
import { toast } from '../../../lib/toast/toast.ts';

/** How others come into the team: a code to say, a link to send. */
export function InviteCard({ team, fresh }: { team: TeamView; fresh: boolean }) {
  const { t } = useLingui();
  const headingId = useId();
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(done);
    } catch {
      toast.failure(t`The browser did not allow copying; select the text instead`);
    }
  };
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
        <Trans>Whoever has this code or link joins at once and reads what the team writes.</Trans>
      </p>
      <p className="my-3 select-all break-all font-mono font-semibold text-grape text-xl tracking-[.16em]">
        {team.inviteCode}
      </p>
      <div className="flex flex-wrap gap-2">
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
        {'share' in navigator && (
          <Button look="quiet" icon={<SendIcon className="size-5" />} onClick={() => void share()}>
            <Trans>Share</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}

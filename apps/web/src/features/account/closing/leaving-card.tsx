import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import type { UserInfo } from '../../../lib/stores/user-store.ts';
import { SectionCard } from '../profile/section-card.tsx';

const CloseAccountDialog = latePart(
  async () => (await import('./close-account-dialog.tsx')).CloseAccountDialog,
);

/** Leaving a team, one of `teams`, and closing the account. */
export function LeavingCard({ person, teams }: { person: UserInfo; teams: ReactNode }) {
  const [closing, setClosing] = useState(false);
  return (
    <SectionCard title={<Trans>Leaving</Trans>}>
      {teams}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="quiet" aria-haspopup="dialog" onClick={() => setClosing(true)}>
          <Trans>Close my account</Trans>
        </Button>
        <span className="flex-1 basis-48 text-ink-2 text-sm">
          <Trans>You can take it back for 14 days.</Trans>
        </span>
      </div>
      {closing && <CloseAccountDialog person={person} onClose={() => setClosing(false)} />}
    </SectionCard>
  );
}

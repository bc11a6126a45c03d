import type { OwnInvitation } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { InvitationText } from './invitation-text.tsx';
import { useAnswer } from './use-answer.ts';
import { useGoRead } from './use-go-read.ts';

/** Teams that invite the user and wait for an answer. */
export function InvitationsCard({ invitations }: { invitations: readonly OwnInvitation[] }) {
  const headingId = useId();
  return (
    <Card tone="grape" aria-labelledby={headingId} className="pb-2">
      <h2 id={headingId}>
        <Plural value={invitations.length} one="You’re invited to a team" other="You’re invited to # teams" />
      </h2>
      <p className="mt-1 text-ink-2">
        <Trans>
          Once you join, members read what you share with the team from then on. Until then they see nothing
          of you.
        </Trans>
      </p>
      <ul className="mt-2 grid grid-cols-1 divide-y divide-line">
        {invitations.map((invitation) => (
          <Pending key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Card>
  );
}

function Pending({ invitation }: { invitation: OwnInvitation }) {
  const { t } = useLingui();
  const { id: invitationId, team } = invitation;
  const { join, decline, isJoining, isDeclining } = useAnswer({ onJoined: useGoRead() });
  return (
    <li className="grid grid-cols-1 gap-2 py-3">
      <InvitationText {...invitation} />
      <div className="flex flex-wrap gap-2">
        <Button
          look="quiet"
          loading={isJoining}
          disabled={isDeclining}
          aria-label={t`Join ${team.name}`}
          onClick={() => join({ invitationId })}
        >
          <Trans>Join</Trans>
        </Button>
        <Button
          look="ghost"
          loading={isDeclining}
          disabled={isJoining}
          aria-label={t`Decline the invitation to ${team.name}`}
          onClick={() => decline({ invitationId })}
        >
          <Trans>Decline</Trans>
        </Button>
      </div>
    </li>
  );
}

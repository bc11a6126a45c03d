import type { OwnInvitation, TeamView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { InvitationText } from './invitation-text.tsx';
import { useAnswer } from './use-answer.ts';

type CardProps = { invitations: readonly OwnInvitation[]; onJoined?: (team: TeamView) => void };

/** Teams that invite the user and wait for an answer. */
export function InvitationsCard({ invitations, onJoined }: CardProps) {
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
          <Pending key={invitation.id} invitation={invitation} {...(onJoined && { onJoined })} />
        ))}
      </ul>
    </Card>
  );
}

type Props = { invitation: OwnInvitation; onJoined?: (team: TeamView) => void };

function Pending({ invitation, onJoined }: Props) {
  const { t } = useLingui();
  const { id: invitationId, team } = invitation;
  const { join, decline, isJoining, isDeclining } = useAnswer({ ...(onJoined && { onJoined }) });
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

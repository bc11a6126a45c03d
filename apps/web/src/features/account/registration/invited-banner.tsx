import { Trans } from '@lingui/react/macro';
import { Banner } from '../../../components/states/banner.tsx';
import type { Invitation } from './use-invitation.ts';

type Props = Pick<Invitation, 'invited' | 'teamName'>;

/** Who invites the visitor where; whether to join is asked after signing in. */
export function InvitedBanner({ invited, teamName }: Props) {
  return (
    <Banner className="mb-3">
      {invited === undefined ? (
        teamName === undefined ? (
          <Trans>You’re invited to a team. Register or sign in to join it.</Trans>
        ) : (
          <Trans>You’re invited to {teamName}. Register or sign in to join it.</Trans>
        )
      ) : invited.email === null ? (
        <Trans>
          {invited.inviter.name} invites you to {invited.team.name}. Create an account or sign in; then you
          decide whether to join.
        </Trans>
      ) : (
        <Trans>
          {invited.inviter.name} invites you to {invited.team.name}. Create an account or sign in with{' '}
          {invited.email}; then you decide whether to join.
        </Trans>
      )}
    </Banner>
  );
}

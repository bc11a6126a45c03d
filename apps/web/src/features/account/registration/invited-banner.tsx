import { Trans } from '@lingui/react/macro';
import { Banner } from '../../../components/banner.tsx';
import type { InvitedTo } from './use-invitation.ts';

/** Who invites the visitor where; whether to join is asked after signing in. */
export function InvitedBanner({ invited }: { invited: InvitedTo | undefined }) {
  return (
    <Banner className="mb-3">
      {!invited ? (
        <Trans>You’re invited to a team. Register or sign in to join it.</Trans>
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

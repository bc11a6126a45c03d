import { Trans } from '@lingui/react/macro';
import { Banner } from '../../../components/banner.tsx';
import type { InvitedTo } from './use-invitation.ts';

/** Who invites the visitor where; whether to join is asked after signing in. */
export function InvitedBanner({ invited }: { invited: InvitedTo | undefined }) {
  return (
    <Banner className="mb-3">
      {invited ? (
        <Trans>
          {invited.inviter.name} invites you to {invited.team.name}. Sign in or create an account with{' '}
          {invited.email}; then you decide whether to join.
        </Trans>
      ) : (
        <Trans>You are invited to a team. Sign in or register to join it.</Trans>
      )}
    </Banner>
  );
}

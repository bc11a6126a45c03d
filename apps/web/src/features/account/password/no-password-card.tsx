import { Trans } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { SectionCard } from '../profile/section-card.tsx';
import { useAuthOptions } from '../sign-in/auth-options.ts';

/** Replaces the password card for users who sign in by the provider only. */
export function NoPasswordCard() {
  const name = useAuthOptions().data?.sso?.name;
  return (
    <SectionCard title={<Trans>Password</Trans>}>
      <p className="text-ink-2">
        {name === undefined ? (
          <Trans>You don’t have a password here.</Trans>
        ) : (
          <Trans>You sign in with {name} and don’t have a password here.</Trans>
        )}{' '}
        <Trans>You can set one with a code we send you by email.</Trans>
      </p>
      <RouteLink to="/forgot" look="plain">
        <Trans>Set a password</Trans>
      </RouteLink>
    </SectionCard>
  );
}

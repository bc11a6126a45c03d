import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '../../../components/buttons/link.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Divider } from '../../../components/layout/divider.tsx';
import { Banner } from '../../../components/states/banner.tsx';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import { rememberReturnPath } from '../../../lib/session/return-path.ts';
import { useAuthOptions } from '../sign-in/auth-options.ts';

/** Sign-in by the provider, where the server has one; afterwards the user is at `place`. */
export function ProviderSignIn({ place }: { place: string }) {
  const { t } = useLingui();
  const sso = useAuthOptions().data?.sso;
  if (!sso) return null;
  const { name } = sso;
  return (
    <div className="mt-4 grid grid-cols-1 gap-3">
      <Divider label={t`or`} />
      <Link
        look="quiet"
        href={sso.authorizeUrl}
        onClick={() => rememberReturnPath(place)}
        className="wrap-anywhere"
      >
        <Trans>Continue with {name}</Trans>
      </Link>
      <p className="text-balance text-center text-ink-2 text-sm">
        <Trans>
          By continuing you agree to the{' '}
          <RouteLink to="/privacy/terms-of-use" target="_blank">
            Terms of Use
          </RouteLink>{' '}
          and the{' '}
          <RouteLink to="/privacy/privacy-policy" target="_blank">
            Privacy Policy
          </RouteLink>
        </Trans>
      </p>
    </div>
  );
}

/** Why the provider refused: `refused` is what the server wrote into the address. */
export function ProviderRefusal({ refused }: { refused: string }) {
  const sso = useAuthOptions().data?.sso;
  return (
    <Banner tone="error" className="mb-3">
      {refused === 'ssoUnavailable' && sso
        ? translateMessage('ssoUnavailable', { name: sso.name })
        : translateMessage('ssoFailed')}
    </Banner>
  );
}

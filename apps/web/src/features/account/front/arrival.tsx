import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Banner } from '../../../components/banner.tsx';
import { Link } from '../../../components/link.tsx';
import { RouteLink } from '../../../components/route-link.ts';
import { DayText } from '../../../components/time-text.tsx';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage, translateMessage } from '../../../lib/locale/translate-message.ts';
import { takeReturnPlace } from '../../../lib/session/return-place.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { useAuthOptions } from '../forms/auth-options.ts';
import { FrontPage } from './front-page.tsx';
import { type BroughtBack, redeemCode, wishToKeepAccount } from './redeem-code.ts';
import { useEnter } from './use-enter.ts';
import { Waiting } from './waiting.tsx';

/** Coming back from the sign-in provider: in, or told why not. */
export function Arrival({ back }: { back: BroughtBack }) {
  const { history } = useRouter();
  const enter = useEnter('provider');
  const [failure, setFailure] = useState<unknown>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was brought back is used as the page opens, and once.
  useEffect(() => {
    let gone = false;
    const unlessGone =
      <T,>(use: (value: T) => unknown) =>
      (value: T) =>
        gone ? undefined : use(value);
    // The code has no business in the history of the browser.
    history.replace('/loading');
    redeemCode(back).then(
      unlessGone(async (answer) => {
        await enter(answer, takeReturnPlace());
        toast.success(translateMessage('loginSuccessful'));
      }),
      unlessGone(setFailure),
    );
    return () => {
      gone = true;
    };
  }, []);

  if (failure === undefined) return <Waiting />;
  if (failure instanceof ApiRefusal && failure.key === 'accountClosing') return <Closing refusal={failure} />;
  return (
    <FrontPage title={<Trans>You are not signed in</Trans>}>
      <div className="grid grid-cols-1 gap-4">
        <Banner tone="error">{failureMessage(failure)}</Banner>
        <BackToSignIn look="primary" />
      </div>
    </FrontPage>
  );
}

/** A closed account can be kept; that takes another round to the provider, since its code was used. */
function Closing({ refusal }: { refusal: ApiRefusal }) {
  const sso = useAuthOptions().data?.sso;
  const day = String(refusal.params.day);
  return (
    <FrontPage title={<Trans>Your account is closed</Trans>}>
      <div className="grid grid-cols-1 gap-4">
        <p>
          <Trans>
            It will be erased on <DayText day={day} style="year" />. Until then you can keep it, with all that
            belongs to it.
          </Trans>
        </p>
        {sso && (
          <Link look="primary" href={sso.authorizeUrl} onClick={wishToKeepAccount}>
            <Trans>Keep my account</Trans>
          </Link>
        )}
        <BackToSignIn look="quiet" />
      </div>
    </FrontPage>
  );
}

function BackToSignIn({ look }: { look: 'primary' | 'quiet' }) {
  return (
    <RouteLink to="/login" look={look} replace>
      <Trans>Back to sign-in</Trans>
    </RouteLink>
  );
}

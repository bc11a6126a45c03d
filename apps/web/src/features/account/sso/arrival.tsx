import { Trans } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Banner } from '../../../components/banner.tsx';
import { RouteLink } from '../../../components/route-link.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage, translateMessage } from '../../../lib/locale/translate-message.ts';
import { takeReturnPlace } from '../../../lib/session/return-place.ts';
import { goToProvider } from '../../../lib/session/sign-in-way.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ClosedAccount } from '../closing/closed-account.tsx';
import { FrontPage } from '../sign-in/front-page.tsx';
import { useEnter } from '../sign-in/use-enter.ts';
import { Waiting } from '../sign-in/waiting.tsx';
import { type BroughtBack, redeemCode, wishToKeepAccount } from './redeem-code.ts';

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
  return (
    <FrontPage title={<Trans>You are not signed in</Trans>}>
      {failure instanceof ApiRefusal && failure.key === 'accountClosing' ? (
        <Closing day={String(failure.params.day)} />
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <Banner tone="error">{failureMessage(failure)}</Banner>
          <RouteLink to="/login" look="primary" replace>
            <Trans>Back to sign-in</Trans>
          </RouteLink>
        </div>
      )}
    </FrontPage>
  );
}

/** To keep a closed account takes another round to the provider: its code was used to learn of the closing. */
function Closing({ day }: { day: string }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const keep = () => {
    setBusy(true);
    wishToKeepAccount();
    goToProvider();
  };
  const back = () => void navigate({ to: '/login', replace: true });
  return <ClosedAccount day={day} failure={undefined} busy={busy} onKeep={keep} onBack={back} />;
}

import { Trans } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Banner } from '../../../components/states/banner.tsx';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage, translateMessage } from '../../../lib/locale/translate-message.ts';
import { goToProvider } from '../../../lib/session/sign-in-method.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ClosedAccount } from '../closing/closed-account.tsx';
import { pathAfterRegistering, readIntent } from '../sign-in/after-sign-in.ts';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { SignInPending } from '../sign-in/sign-in-pending.tsx';
import { useCompleteSignIn } from '../sign-in/use-complete-sign-in.ts';
import { type CallbackParams, redeemCode, requestKeepAccount } from './redeem-code.ts';

/** The return from the sign-in provider: signed in, or the reason why not. */
export function SsoCallback({ back }: { back: CallbackParams }) {
  const { history } = useRouter();
  const enter = useCompleteSignIn('provider');
  const [failure, setFailure] = useState<unknown>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was brought back is used as the page opens, and once.
  useEffect(() => {
    let gone = false;
    const whileMounted =
      <T,>(use: (value: T) => unknown) =>
      (value: T) =>
        gone ? undefined : use(value);
    // The code does not belong into the history of the browser.
    history.replace('/loading');
    redeemCode(back).then(
      whileMounted(async (answer) => {
        const aim = readIntent(undefined);
        await enter(answer, answer.isNew ? pathAfterRegistering(aim, undefined) : aim.place);
        toast.success(translateMessage('loginSuccessful'));
      }),
      whileMounted(setFailure),
    );
    return () => {
      gone = true;
    };
  }, []);

  if (failure === undefined) return <SignInPending />;
  return (
    <SignInLayout title={<Trans>You’re not signed in</Trans>}>
      {failure instanceof ApiRefusal && failure.key === 'accountClosing' ? (
        <Closing day={String(failure.params.day)} />
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <Banner tone="error">{failureMessage(failure)}</Banner>
          <RouteLink to="/login" search={{ tab: 'sign-in' }} look="primary" replace>
            <Trans>Back to sign-in</Trans>
          </RouteLink>
        </div>
      )}
    </SignInLayout>
  );
}

/** Keeping a closed account needs another round trip to the provider: its code is used up. */
function Closing({ day }: { day: string }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const keep = () => {
    setBusy(true);
    requestKeepAccount();
    goToProvider();
  };
  const back = () => void navigate({ to: '/login', search: { tab: 'sign-in' }, replace: true });
  return <ClosedAccount day={day} failure={undefined} busy={busy} onKeep={keep} onBack={back} />;
}

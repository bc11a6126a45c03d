import { Trans } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { toast } from '../../../lib/toast/toast.ts';
import type { CodeRequest } from './use-code-request.ts';

type Props = { email: string; request: CodeRequest; onChangeEmail: () => void };

/** Where the code was sent, and links to get another one. */
export function CodeSent({ email, request, onChangeEmail }: Props) {
  const { secondsLeft } = request;
  // Not `disabled`, which would take the focus away from the button just pressed.
  const isWaiting = secondsLeft > 0;
  const sendAgain = async () => {
    try {
      await request.send(email);
    } catch (failure) {
      const message = failureMessage(failure);
      if (message !== undefined) toast.failure(message);
    }
  };
  return (
    <div>
      <p className="text-ink-2">
        <Trans>
          Enter the six digits from the email to <strong className="wrap-anywhere text-ink">{email}</strong>.
        </Trans>
      </p>
      <div className="-mx-3 flex flex-wrap">
        <Button
          look="ghost"
          onClick={isWaiting ? undefined : sendAgain}
          aria-disabled={isWaiting}
          className={isWaiting ? 'text-ink-3! tabular-nums' : ''}
        >
          {isWaiting ? <Trans>Send again in {secondsLeft} s</Trans> : <Trans>Send again</Trans>}
        </Button>
        <Button look="ghost" onClick={onChangeEmail}>
          <Trans>Change email</Trans>
        </Button>
      </div>
      {/* Tells a password manager whose password follows. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
    </div>
  );
}

import { api, type RequestOf } from '@garden/contract';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { useLocale } from '../../../lib/locale/locale.ts';
import { useCountdown } from './use-countdown.ts';

/** An address gets one code a minute. */
const WAIT_SECONDS = 60;

export type CodePurpose = NonNullable<RequestOf<typeof api.register.sendCode>['purpose']>;

/** Requests six digits by mail, and counts the seconds until another request is allowed. */
export type CodeRequest = {
  readonly secondsLeft: number;
  /** @throws what the call threw */
  readonly send: (email: string) => Promise<void>;
};

export function useCodeRequest(purpose: CodePurpose): CodeRequest {
  const command = useApiCommand(api.register.sendCode, { failure: 'none', loading: 'none' });
  const locale = useLocale();
  const [secondsLeft, wait] = useCountdown();
  const send = async (email: string) => {
    try {
      await command.mutateAsync({ email, purpose, locale });
      wait(WAIT_SECONDS);
    } catch (failure) {
      const seconds = failure instanceof ApiRefusal ? Number(failure.params.seconds) : Number.NaN;
      if (seconds > 0) wait(seconds);
      throw failure;
    }
  };
  return { secondsLeft, send };
}

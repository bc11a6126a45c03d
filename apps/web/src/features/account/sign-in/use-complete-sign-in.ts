import type { api, OutputOf } from '@garden/contract';
import { useRouter } from '@tanstack/react-router';
import { suggestLocale } from '../../../lib/locale/locale.ts';
import { takeReturnPath } from '../../../lib/session/return-path.ts';
import { adoptSession } from '../../../lib/session/session.ts';
import { rememberSignInMethod, type SignInMethod } from '../../../lib/session/sign-in-method.ts';

/** The answer of signing in and registering. */
export type SignedIn = OutputOf<typeof api.user.login>;

/** Completes a sign-in: adopts the session and opens a path of this site. */
export function useCompleteSignIn(
  way: SignInMethod = 'password',
): (answer: SignedIn, place: string) => Promise<void> {
  const { history } = useRouter();
  return async (answer, place) => {
    takeReturnPath();
    rememberSignInMethod(way);
    adoptSession(answer);
    await suggestLocale(answer.user.locale);
    history.replace(place);
  };
}

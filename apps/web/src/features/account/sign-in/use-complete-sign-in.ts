import type { api, OutputOf } from '@garden/contract';
import { useRouter } from '@tanstack/react-router';
import { suggestLocale } from '../../../lib/locale/locale.ts';
import { takeReturnPath } from '../../../lib/session/return-path.ts';
import { adoptSession } from '../../../lib/session/session.ts';
import { rememberSignInMethod, type SignInMethod } from '../../../lib/session/sign-in-method.ts';

/** What signing in and registering answer. */
export type SignedIn = OutputOf<typeof api.user.login>;

/** The way in: takes the session over and opens a place of this site. */
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

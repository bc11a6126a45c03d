import type { api, OutputOf } from '@garden/contract';
import { useRouter } from '@tanstack/react-router';
import { suggestLocale } from '../../../lib/locale/locale.ts';
import { takeReturnPlace } from '../../../lib/session/return-place.ts';
import { adoptSession } from '../../../lib/session/session.ts';
import { rememberWay, type SignInWay } from '../../../lib/session/sign-in-way.ts';

/** What signing in and registering answer. */
export type SignedIn = OutputOf<typeof api.user.login>;

/** The way in: takes the session over and opens a place of this site. */
export function useEnter(way: SignInWay = 'password'): (answer: SignedIn, place: string) => Promise<void> {
  const { history } = useRouter();
  return async (answer, place) => {
    takeReturnPlace();
    rememberWay(way);
    adoptSession(answer);
    await suggestLocale(answer.user.locale);
    history.replace(place);
  };
}

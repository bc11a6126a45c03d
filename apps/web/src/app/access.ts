import { checkSession } from '../lib/session/check-session.ts';
import { rememberReturnPath } from '../lib/session/return-path.ts';
import { hasSession } from '../lib/session/session.ts';

/** Where somebody without a token is sent, and where somebody with one is not let in. */
export const SIGN_IN_PAGE: string = '/login';
/** Where the sign-in provider sends people back to. */
export const LOADING_PAGE: string = '/loading';
export const START_PAGE: string = '/';
const TEAM_PAGE = '/department';

/** A dead or hanging server must not hold the splash: after this the stored person is believed. */
const CHECK_TIMEOUT_MS = 5_000;

type Visit = {
  readonly path: string;
  readonly requiresSession: boolean;
  /** A link was only pointed at: what it leads to is no place that somebody wants to come back to. */
  readonly preload: boolean;
};

/**
 * Where a page sends its visitor instead of opening, or undefined where it opens.
 * @param place the full address asked for, to come back to after signing in
 */
export async function redirectionOf(page: Visit, place: string): Promise<string | undefined> {
  await Promise.race([checkSession(), new Promise((resolve) => setTimeout(resolve, CHECK_TIMEOUT_MS))]);
  if (page.path === SIGN_IN_PAGE && hasSession()) return placeInside(place);
  if (page.requiresSession && !hasSession()) {
    if (!page.preload) rememberReturnPath(place);
    return SIGN_IN_PAGE;
  }
  return undefined;
}

/** Where somebody signed in goes instead of signing in: to the team that a link invites to, else to the start. */
function placeInside(place: string): string {
  const join = new URLSearchParams(place.split('?')[1]).get('join');
  return join === null ? START_PAGE : `${TEAM_PAGE}?${new URLSearchParams({ join })}`;
}

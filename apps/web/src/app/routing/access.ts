import { checkSession } from '../../lib/session/check-session.ts';
import { rememberReturnPath } from '../../lib/session/return-path.ts';
import { hasSession } from '../../lib/session/session.ts';

/** Where visitors without a token are sent, and where signed-in users are not let in. */
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
  /** A preload is no visit: the page must not become the one to return to. */
  readonly preload: boolean;
};

/**
 * Where a page redirects its visitor, or undefined where it opens.
 * @param place the full address asked for, to return to after signing in
 */
export async function redirectionOf(page: Visit, place: string): Promise<string | undefined> {
  await Promise.race([checkSession(), new Promise((resolve) => setTimeout(resolve, CHECK_TIMEOUT_MS))]);
  if (page.path === SIGN_IN_PAGE && hasSession()) return insidePathFor(place);
  if (page.requiresSession && !hasSession()) {
    if (!page.preload) rememberReturnPath(place);
    return SIGN_IN_PAGE;
  }
  return undefined;
}

/** Where a signed-in user goes from the sign-in page: to the team that a link invites to, else to the start. */
function insidePathFor(place: string): string {
  const join = new URLSearchParams(place.split('?')[1]).get('join');
  return join === null ? START_PAGE : `${TEAM_PAGE}?${new URLSearchParams({ join })}`;
}

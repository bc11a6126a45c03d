import { rememberPlace, takeReturnPlace } from '../../../lib/session/return-place.ts';

const TEAM_PAGE = '/department';

/** What the page of a team's invitation is asked with: `/department?join=CODE`. */
function joinCodeOf(place: string): string | undefined {
  const [path, query] = place.split(/[?#]/);
  return path === TEAM_PAGE ? (new URLSearchParams(query).get('join') ?? undefined) : undefined;
}

/** Where somebody goes after signing in, and the invite code that brought them, if any. */
export type Aim = { readonly place: string; readonly inviteCode: string | undefined };

/**
 * Reads the aim of a visit to the sign-in page, from its address or from the page that was wanted; the place
 * stays remembered, since the visitor may reload.
 * @param join the `join` of the address
 */
export function readAim(join: string | undefined): Aim {
  const remembered = takeReturnPlace();
  rememberPlace(remembered);
  if (join === undefined) return { place: remembered, inviteCode: joinCodeOf(remembered) };
  return { place: `${TEAM_PAGE}?${new URLSearchParams({ join })}`, inviteCode: join };
}

/**
 * The place after registering.
 * @param usedInvite the invite code with which the account was made: that invitation is not opened again
 */
export function placeAfterRegistering({ place }: Aim, usedInvite: string | undefined): string {
  return usedInvite === undefined ? place : '/';
}

import { rememberReturnPath, takeReturnPath } from '../../../lib/session/return-path.ts';

const TEAM_PAGE = '/department';
/** The feed of a team that someone has just joined. */
const FEED = '/home?joined=true';
const WELCOME = `${TEAM_PAGE}?welcome=true`;

/** The query of the team page in links that invite: `?join=CODE`, `?invitation=TOKEN`. */
function askedOf(place: string): URLSearchParams {
  const [path, query] = place.split(/[?#]/);
  return new URLSearchParams(path === TEAM_PAGE ? query : '');
}

/** Where a user goes after signing in, whether a team awaits them there, and the invite code or invitation if any. */
export type SignInIntent = {
  readonly place: string;
  readonly isInvited: boolean;
  readonly inviteCode: string | undefined;
  /** The token of an invitation by mail. */
  readonly invitation: string | undefined;
};

/**
 * Reads what a visit to the sign-in page is for, from its address or from the page that was requested; the path stays
 * remembered, since the visitor may reload.
 * @param join the `join` of the address
 */
export function readIntent(join: string | undefined): SignInIntent {
  const remembered = takeReturnPath();
  rememberReturnPath(remembered);
  const place = join === undefined ? remembered : `${TEAM_PAGE}?${new URLSearchParams({ join })}`;
  const asked = askedOf(place);
  // Without a code, `?join=` is the page where one is typed.
  const inviteCode = asked.get('join') || undefined;
  const invitation = asked.get('invitation') || undefined;
  return { place, isInvited: (inviteCode ?? invitation) !== undefined, inviteCode, invitation };
}

/**
 * The path after registering: to the team that invited, else to the question who the newcomer writes with.
 * @param usedInvite the invite code with which the account was created: it is not asked for again, and the feed
 *   shows the result, what the team writes or a pending request
 */
export function pathAfterRegistering(
  { place, isInvited }: Pick<SignInIntent, 'place' | 'isInvited'>,
  usedInvite: string | undefined,
): string {
  if (usedInvite !== undefined) return FEED;
  return isInvited ? place : WELCOME;
}

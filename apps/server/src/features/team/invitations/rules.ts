import { DAY } from '../../../platform/clock.ts';
import { hashToken } from '../../account/rules.ts';

export const INVITATION_LIFE = 14 * DAY;
/** A personal link admits anyone who has it, so it lives for less long than one that is bound to an address. */
export const PERSONAL_LINK_LIFE = 7 * DAY;

/** Whether a token is that of an invitation's link: who holds it has the mailbox that it was sent to. */
export function isLinkOf({ tokenHash }: { readonly tokenHash: string | null }, token: string): boolean {
  return tokenHash === hashToken(token);
}

/** Whether an invitation lets someone create an account where registration is closed: an administrator named them. */
export function mayRegisterBy({ name }: { readonly name: string | null }): boolean {
  return name !== null;
}

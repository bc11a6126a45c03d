import { Hook, Source } from '../../../platform/hooks.ts';

/** A person has an account and brings the invite code that they registered with; a wrong one throws a Refusal. */
export const personInvited = new Hook<{ readonly userId: string; readonly inviteCode: string }>(
  'personInvited',
);

/** What an invitation shows of who holds its link: whose mailbox it came to, and whether they may create an account. */
export type Invited = {
  readonly email: string;
  /** Also where registration is closed. */
  readonly mayRegister: boolean;
};

/** The invitation behind the token of a link; null where it is over. */
export const invitationByToken = new Source<{ readonly token: string; readonly now: Date }, Invited | null>(
  'invitationByToken',
);

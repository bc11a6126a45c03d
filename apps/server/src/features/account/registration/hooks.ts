import { Hook } from '../../../platform/hooks.ts';

/** A person has an account and brings the invite code that they registered with; a wrong one throws a Refusal. */
export const personInvited = new Hook<{ readonly userId: string; readonly inviteCode: string }>(
  'personInvited',
);

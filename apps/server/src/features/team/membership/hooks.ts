import { Hook } from '../../../platform/hooks.ts';

type Member = { readonly teamId: string; readonly userId: string };

/** A person is in a team from now on, for the first time or again. */
export const memberJoined = new Hook<Member>('memberJoined');

/** A membership has ended for good; those of a team that ends are kept, since it may come back. */
export const memberLeft = new Hook<Member>('memberLeft');

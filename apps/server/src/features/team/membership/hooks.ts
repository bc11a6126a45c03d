import type { SQL } from 'drizzle-orm';
import { Column, Hook } from '../../../platform/hooks.ts';

type Member = { readonly teamId: string; readonly userId: string };

/** A person is in a team from now on, for the first time or again. */
export const memberJoined = new Hook<Member>('memberJoined');

/** A membership has ended for good; those of a team that ends are kept, since it may come back. */
export const memberLeft = new Hook<Member>('memberLeft');

/** Whether a person who has never been in a team has written something, which their first team is offered. */
export const wroteEarlier = new Column<{ readonly userId: SQL }, boolean>('wroteEarlier');

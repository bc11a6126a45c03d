import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { presentPerson } from '../../account/rules.ts';
import { mayFollow } from '../policy.ts';
import { findPerson } from './person.store.ts';

/** A person who shares no team with the caller is not found. */
export const followsPerson = call(api.follows.person, async (ctx, { userId }) => {
  const person = await findPerson(ctx.database.db, ctx.actor.userId, userId);
  if (!person) throw refuse('userNotFound');
  const { following, teams, groupIds } = person;
  return {
    ...presentPerson(person),
    following,
    teams: teams.map((team) => ({ ...team })),
    groupIds: [...groupIds],
    can: { follow: mayFollow(ctx.actor.userId, userId) },
  };
});

import { dayAt, monthOf } from '@garden/calendar';
import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { presentPerson } from '../../account/rules.ts';
import { findMembershipContext } from '../membership/store.ts';
import { seesAddress } from '../policy.ts';
import { presentMember } from '../present.ts';
import { findDetails, listSupervisors } from './details.store.ts';
import { memberEntries } from './hooks.ts';

export const relationshipDetails = call(api.relationship.details, async (ctx, { teamId, userId }) => {
  const { db } = ctx.database;
  const readerId = ctx.actor.userId;
  const [reader, member] = await Promise.all([
    findMembershipContext(ctx, { teamId, userId: readerId }),
    findDetails(db, { teamId, readerId }, userId),
  ]);
  if (!reader) throw refuse('teamNotFound');
  if (!member) throw refuse('userNotFound');
  const month = monthOf(dayAt(ctx.now, reader.calendar));
  const [supervisors, entries] = await Promise.all([
    listSupervisors(db, teamId, member),
    ctx.hooks.read(db, memberEntries, { teamId, userId, month }),
  ]);
  return {
    ...presentMember(member, reader),
    email: seesAddress(reader, userId) ? member.email : null,
    timezone: member.timezone,
    supervisors: supervisors.map(({ caresFrom, ...person }) => ({
      ...presentPerson(person),
      caresFrom: caresFrom?.toISOString() ?? null,
    })),
    entries,
  };
});

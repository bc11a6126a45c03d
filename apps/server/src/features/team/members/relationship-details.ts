import { dayAt, monthOf } from '@garden/calendar';
import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { presentPerson } from '../../account/rules.ts';
import { findMembershipContext } from '../membership/store.ts';
import { seesAddress } from '../policy.ts';
import { presentMember } from '../present.ts';
import { findDetails, listSupervisors } from './details.store.ts';
import { memberEntries } from './hooks.ts';

export const showMember: Handler<Api['relationship']['details']> = async (ctx, { teamId, userId }) => {
  const { db } = ctx.database;
  const reader = await findMembershipContext(ctx, { teamId, userId: ctx.actor.userId });
  if (!reader) throw refuse('teamNotFound');
  const member = await findDetails(db, { teamId, readerId: reader.userId }, userId);
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
    supervisors: supervisors.map(presentPerson),
    entries,
  };
};

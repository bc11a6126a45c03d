import { dayAt, monthOf } from '@garden/calendar';
import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { presentPerson } from '../../account/rules.ts';
import { findStanding } from '../membership/store.ts';
import { seesAddress } from '../policy.ts';
import { presentMember } from '../present.ts';
import { findFacts, listSupervisors } from './details.store.ts';
import { findMember } from './store.ts';

export const showMember: Handler<Api['relationship']['details']> = async (ctx, { teamId, userId }) => {
  const { db } = ctx.database;
  const reader = await findStanding(ctx, { teamId, userId: ctx.actor.userId });
  if (!reader) throw refuse('teamNotFound');
  const member = await findMember(db, { teamId, readerId: reader.userId }, userId);
  const month = monthOf(dayAt(ctx.now, reader.calendar));
  const facts = member && (await findFacts(db, { teamId, userId, month }));
  if (!facts) throw refuse('userNotFound');
  const { email, timezone, thisMonth, lastDay } = facts;
  return {
    ...presentMember(member, reader),
    email: seesAddress(reader, userId) ? email : null,
    timezone,
    supervisors: (await listSupervisors(db, teamId, member)).map(presentPerson),
    entries: { thisMonth, lastDay },
  };
};

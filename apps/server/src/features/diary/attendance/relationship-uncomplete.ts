import { CATCH_UP_DAYS, dayAt, isWorkingDay, parseDiaryDay } from '@garden/calendar';
import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { presentPerson } from '../../account/rules.ts';
import { findMembershipContext } from '../../team/membership/store.ts';
import { namesOfMissing } from '../../team/policy.ts';
import { countCompleted, listMissingWriters } from './uncomplete.store.ts';

const key = z.tuple([keyPart.instant, keyPart.id]);

/** The count is the same for everyone; whose names come with it depends on who asks (product, section 13). */
export const relationshipUncomplete = call(api.relationship.uncomplete, async (ctx, input) => {
  const { teamId, cursor, limit } = input;
  const { db } = ctx.database;
  const after = readCursor(cursor, key);
  const year = input.day === undefined ? undefined : Number(input.day.slice(0, 4));
  const reader = await findMembershipContext(ctx, { teamId, userId: ctx.actor.userId, year });
  if (!reader) throw refuse('teamNotFound');
  const { calendar, memberCount } = reader;
  const today = dayAt(ctx.now, calendar);
  const day = input.day === undefined ? today : parseDiaryDay(input.day);
  if (day > today) throw refuseField('day', 'dayInFuture', { days: CATCH_UP_DAYS });
  const names = namesOfMissing(reader);
  const answer = { day, memberCount, names };
  if (!isWorkingDay(day, calendar)) {
    return { ...answer, workingDay: false, count: 0, items: [], nextCursor: null };
  }
  const supervisorId = names === 'own' ? reader.userId : undefined;
  const [completed, found] = await Promise.all([
    countCompleted(db, teamId, day),
    names === 'none' ? [] : listMissingWriters(db, { teamId, day, supervisorId, after, limit: limit + 1 }),
  ]);
  const count = Math.max(0, memberCount - completed);
  const { rows, nextCursor } = cutPage(found, limit, ({ joinedAt, id }) => [joinedAt.toISOString(), id]);
  return { ...answer, workingDay: true, count, items: rows.map(presentPerson), nextCursor };
});

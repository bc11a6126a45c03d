import { isDiaryMonth, monthOf, parseDiaryMonth, shiftMonth } from '@garden/calendar';
import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { assertMonthOfTeam, firstOf, monthOfFirst, todayIn } from '../store.ts';
import { statesSeen } from './policy.ts';
import { presentInterview, presentNone } from './present.ts';
import { MONTHS_BACK, overdueFrom } from './rules.ts';
import { findInterviewTeam, listInterviews } from './store.ts';

const key = z.tuple([keyPart.id]);

export const failUserGet = call(api.failUser.get, async (ctx, input) => {
  const { actor, now } = ctx;
  const { teamId, userId, cursor, limit } = input;
  const after = readCursor(cursor, key)?.[0];
  const own = actor.memberships.find((membership) => membership.teamId === teamId);
  if (!own) throw refuse('teamNotFound');
  const { db } = ctx.database;
  const current = monthOf(todayIn(own, now));
  const month = input.month === undefined ? shiftMonth(current, -1) : input.month;
  if (!isDiaryMonth(month)) throw refuseField('month', 'monthInvalid', { field: 'month' });
  const sees = statesSeen(own);
  const asked = { teamId, month, userId, sees, readerId: actor.userId, after, limit: limit + 1 } as const;
  const [team, found] = await Promise.all([
    findInterviewTeam(db, teamId, actor.userId, firstOf(shiftMonth(current, -MONTHS_BACK))),
    listInterviews(db, asked),
  ]);
  if (!team) throw refuse('teamNotFound');
  if (input.month !== undefined) assertMonthOfTeam(parseDiaryMonth(month), team, now);
  const { rows, nextCursor } = cutPage(found, limit, ({ memberId }) => [memberId]);
  const items = rows.map((row) => presentInterview(row, actor.userId));
  const { day, blocks } = team.rules.review.interviews;
  const isMine = userId === actor.userId && items.length === 0;
  const me = { id: actor.userId, name: actor.name, avatar: actor.avatar };
  return {
    month,
    blocks,
    nextCursor,
    overdueFrom: overdueFrom(month, day),
    open: team.open.map((each) => ({ month: monthOfFirst(each.month), count: each.count })),
    items: isMine ? [presentNone(me, month)] : items,
  };
});

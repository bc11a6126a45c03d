import { parseDiaryMonth } from '@garden/calendar';
import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { conflict, refuse, refuseField } from '../../../http/refusal.ts';
import { DAY, shift } from '../../../platform/clock.ts';
import { bringUp, notify } from '../../notice/store.ts';
import { teamIdsOf } from '../../team/rules.ts';
import { touchMonths } from '../scores/months.store.ts';
import { mayClose } from './policy.ts';
import { presentInterview } from './present.ts';
import { findCared, lockInterview, setClosed } from './store.ts';

export const failUserClose = call(api.failUser.close, async (ctx, input) => {
  const { actor, now } = ctx;
  const { teamId, userId, undo = false, reason = '' } = input;
  const month = parseDiaryMonth(input.month);
  const which = { teamId, userId, month };
  if (!teamIdsOf(actor).includes(teamId)) throw refuse('teamNotFound');
  return ctx.database.transaction(async (tx) => {
    const [cared, found] = await Promise.all([findCared(tx, input), lockInterview(tx, which, actor.userId)]);
    if (!cared) throw refuse('userNotFound');
    if (!cared.supervisorIds.includes(actor.userId)) throw refuse('leadersOnly');
    if (!found) throw refuse('interviewNotNeeded');
    const row = authorize(found, mayClose(found, actor.userId), 'leadersOnly');
    if (row.version > 0 || (row.closed !== null) !== undo) {
      // Read anew: beside a row that had to be waited for, the statement that held it saw what was there before.
      const current = (await lockInterview(tx, which, actor.userId)) ?? row;
      const key = row.version > 0 ? 'interviewChanged' : undo ? 'interviewNotClosed' : 'interviewClosed';
      throw conflict(key, presentInterview(current, actor.userId));
    }
    if (!undo && reason === '') throw refuseField('reason', 'closingReason');
    // While it was closed its month may have changed, or what the team asks for: opened again, it is looked at again.
    if (undo) touchMonths(tx, userId, [`${month}-01`], now);
    setClosed(tx, row, undo ? null : { by: actor.userId, reason, at: now });
    const stage = undo ? 'reopened' : 'closed';
    const notice = {
      kind: 'interview_due',
      teamId,
      actorId: actor.userId,
      params: { stage, month },
    } as const;
    // Closing it again and again tells the member once a day; what holds stays the newest that they read.
    if (!(await bringUp(tx, ctx, { ...notice, userId, since: shift(now, -DAY) })))
      await notify(tx, ctx, { ...notice, userIds: [userId] });
    tx.sendHandedIn();
    const changed = await lockInterview(tx, which, actor.userId);
    if (!changed) throw refuse('interviewNotNeeded');
    return presentInterview(changed, actor.userId);
  });
});

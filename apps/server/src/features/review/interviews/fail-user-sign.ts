import { parseDiaryMonth } from '@garden/calendar';
import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { conflict, refuse, refuseField } from '../../../http/refusal.ts';
import { insertTasks } from '../../knowledge/todos/store.ts';
import { notify } from '../../notice/store.ts';
import { teamIdsOf } from '../../team/rules.ts';
import { isSide } from './policy.ts';
import { presentInterview } from './present.ts';
import { answerInterview, findCared, lockInterview } from './store.ts';

export const failUserSign = call(api.failUser.sign, async (ctx, input) => {
  const { actor, now } = ctx;
  const { teamId, accept, takeSteps = false } = input;
  const which = { ...input, month: parseDiaryMonth(input.month) };
  if (!teamIdsOf(actor).includes(teamId)) throw refuse('teamNotFound');
  return ctx.database.transaction(async (tx) => {
    const [cared, found] = await Promise.all([findCared(tx, input), lockInterview(tx, which, actor.userId)]);
    if (!cared) throw refuse('userNotFound');
    const isMember = input.userId === actor.userId;
    if (!isMember && !cared.supervisorIds.includes(actor.userId) && found?.recordedBy !== actor.userId) {
      throw refuse('leadersOnly');
    }
    if (!found || found.version === 0) throw refuse('interviewNotHeld');
    const row = authorize(found, isSide(found, actor.userId), 'leadersOnly');
    if (row.version !== input.version) {
      // Read anew: beside a row that had to be waited for, the statement that held it saw what was there before.
      const current = (await lockInterview(tx, which, actor.userId)) ?? row;
      throw conflict('interviewChanged', presentInterview(current, actor.userId));
    }
    const answered = row.answers.some(
      ({ version, person }) => version === row.version && person.id === actor.userId,
    );
    if (answered) throw refuse('interviewSigned');
    const reason = input.reason ?? '';
    if (!accept && reason === '') throw refuseField('reason', 'refusalReason');
    if (takeSteps && !(isMember && accept)) throw refuseField('takeSteps', 'stepsWithSignature');
    const answer = { version: row.version, personId: actor.userId, accepted: accept, reason, at: now };
    answerInterview(tx, row, answer);
    if (takeSteps) {
      const steps = row.versions[0]?.steps ?? [];
      const ownerId = actor.userId;
      const tasks = steps.map(({ text, day }) => ({
        id: ctx.random.id(),
        ownerId,
        text,
        day,
        createdAt: now,
      }));
      insertTasks(tx, authorize(tasks, isMember, 'leadersOnly'));
    }
    const other = isMember ? row.recordedBy : row.memberId;
    await notify(tx, ctx, {
      userIds: other === null ? [] : [other],
      ...{
        kind: 'interview_due',
        teamId,
        actorId: actor.userId,
        params: { stage: 'answered', month: which.month },
      },
    });
    tx.sendHandedIn();
    const changed = await lockInterview(tx, which, actor.userId);
    if (!changed) throw refuse('interviewNotHeld');
    return presentInterview(changed, actor.userId);
  });
});

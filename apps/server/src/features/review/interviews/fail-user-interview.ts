import { parseDiaryMonth } from '@garden/calendar';
import { type Api, api, type InputOf } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { conflict, refuse, refuseField } from '../../../http/refusal.ts';
import { notify } from '../../notice/store.ts';
import { todayIn } from '../store.ts';
import { mayRecord } from './policy.ts';
import { presentInterview } from './present.ts';
import { checkDays } from './rules.ts';
import { findCared, type InterviewRow, lockInterview, type NewVersion, writeVersion } from './store.ts';

type Wish = InputOf<Api['failUser']['interview']>;

export const failUserInterview = call(api.failUser.interview, async (ctx, input) => {
  const { actor } = ctx;
  const { teamId } = input;
  const month = parseDiaryMonth(input.month);
  const own = actor.memberships.find((membership) => membership.teamId === teamId);
  if (!own) throw refuse('teamNotFound');
  return ctx.database.transaction(async (tx) => {
    const [cared, found] = await Promise.all([
      findCared(tx, input),
      lockInterview(tx, { ...input, month }, actor.userId),
    ]);
    if (!cared) throw refuse('userNotFound');
    const isMember = input.userId === actor.userId;
    if (!isMember && !cared.supervisorIds.includes(actor.userId) && found?.recordedBy !== actor.userId) {
      throw refuse('leadersOnly');
    }
    if (!found) throw refuse('interviewNotNeeded');
    if (isMember && found.version === 0) throw refuse('interviewNotHeld');
    // Before the right: of two who look after a member the second has none any more, and is shown what the first wrote.
    if (found.version !== input.version || found.closed) {
      // Read anew: beside a row that had to be waited for, the statement that held it saw what was there before.
      const current = (await lockInterview(tx, { ...input, month }, actor.userId)) ?? found;
      throw conflict(
        found.closed ? 'interviewClosed' : 'interviewChanged',
        presentInterview(current, actor.userId),
      );
    }
    const row = authorize(found, isMember || mayRecord(found, actor.userId), 'leadersOnly');
    const next = isMember ? withWords(ctx, row, input) : withRecord(ctx, row, input);
    if (!isMember) checkDays(next, month, todayIn(own, ctx.now));
    const supervisorId = row.recordedBy ?? actor.userId;
    writeVersion(tx, row, next, supervisorId);
    await notify(tx, ctx, {
      userIds: [isMember ? supervisorId : row.memberId],
      kind: 'interview_due',
      teamId,
      actorId: actor.userId,
      params: { stage: isMember ? 'answered' : 'held', month },
    });
    tx.sendHandedIn();
    const changed = await lockInterview(tx, { ...input, month }, actor.userId);
    if (!changed) throw refuse('interviewNotNeeded');
    return presentInterview(changed, actor.userId);
  });
});

/** The next version with the member's own words in it. */
function withWords({ actor, now }: Context, { version, versions }: InterviewRow, wish: Wish): NewVersion {
  const [newest] = versions;
  if (!newest) throw refuse('interviewNotHeld');
  if (wish.said !== undefined || wish.steps !== undefined || wish.heldOn !== undefined) {
    throw refuse('interviewNotYours');
  }
  if (wish.words === undefined) throw refuseField('words', 'fieldRequired', { field: 'words' });
  const { heldOn, said, steps } = newest;
  return {
    heldOn,
    said,
    steps,
    words: wish.words,
    version: version + 1,
    writerId: actor.userId,
    writtenAt: now,
  };
}

/** The next version with what the supervisor writes down. */
function withRecord({ actor, now }: Context, { version, versions }: InterviewRow, wish: Wish): NewVersion {
  const [newest] = versions;
  if (wish.words !== undefined) throw refuse('interviewNotYours');
  const heldOn = wish.heldOn ?? newest?.heldOn;
  const said = wish.said ?? newest?.said;
  if (heldOn === undefined || said === undefined) {
    throw refuseField(heldOn === undefined ? 'heldOn' : 'said', 'interviewIncomplete');
  }
  return {
    heldOn,
    said,
    steps: wish.steps ?? newest?.steps ?? [],
    words: newest?.words ?? '',
    version: version + 1,
    writerId: actor.userId,
    writtenAt: now,
  };
}

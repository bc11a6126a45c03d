import { api, MAX_ASKED, MAX_ASKED_WEEKLY } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { notify } from '../../notice/store.ts';
import { lockOwnQuestion, readQuestion } from '../curiosity/own.store.ts';
import { type AskFacts, insertAsk, lockAskFacts } from './asking.store.ts';

export const curiousAsk = call(api.curious.ask, (ctx, { curiousId, userId }) =>
  ctx.database.transaction(async (tx) => {
    const own = await lockOwnQuestion(ctx, tx, curiousId);
    if (userId === own.askerId) throw refuseField('userId', 'askedYourself');
    const facts = await lockAskFacts(tx, own, userId, ctx.now);
    if (!facts.asked.includes(userId)) {
      const teamId = teamToAskIn(facts);
      const ask = { curiosityId: own.id, personId: userId, teamId, askedAt: ctx.now };
      await insertAsk(tx, authorize(ask, own.teamIds.includes(teamId), 'askedPersonLeft'));
      const about = { teamId, actorId: own.askerId, object: { kind: 'curious', id: own.id } };
      await notify(tx, ctx, { ...about, kind: 'curious', userIds: [userId], params: { stage: 'asked' } });
    }
    return (await readQuestion(ctx, tx, own.id)).view;
  }),
);

/** @throws Refusal that says what keeps the caller from asking this person. */
function teamToAskIn({ teamId, askable, asked, lately }: AskFacts): string {
  if (teamId === null) throw refuseField('userId', 'askedPersonLeft');
  if (!askable) throw refuseField('userId', 'askedDeclined');
  if (asked.length >= MAX_ASKED) throw refuse('askedTooMany', { maximum: MAX_ASKED });
  if (lately >= MAX_ASKED_WEEKLY) throw refuseField('userId', 'askedEnough', { maximum: MAX_ASKED_WEEKLY });
  return teamId;
}

import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { dropAnswer } from '../questionnaires/answers.store.ts';
import { readAnonymity } from '../questionnaires/takers.store.ts';
import { listAsked } from './asked.store.ts';
import { FACE } from './rules.ts';

export const moodAnswer = call(api.mood.answer, async (ctx, { teamId, day, face }) => {
  const anonymity = await readAnonymity(ctx);
  const asked = await listAsked(ctx, anonymity);
  const found = asked.find((each) => each.teamId === teamId && each.day === day);
  if (!found) throw refuse('moodNotAsked');
  const run = authorize({ run: found }, !found.isAnswered, 'answeredAlready');
  const said = { groupId: null, values: { [FACE]: face } };
  const { userId } = ctx.actor;
  if (!(await dropAnswer(ctx.database.db, ctx, anonymity, run, { userId, said })))
    throw refuse('answeredAlready');
  return {};
});

import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { readAnonymity } from '../questionnaires/takers.store.ts';
import { listAsked } from './asked.store.ts';

export const moodAsk = call(api.mood.ask, async (ctx) => {
  const asked = await listAsked(ctx, await readAnonymity(ctx));
  return {
    items: asked.flatMap(({ id, teamId, day, isAnswered }) => (isAnswered ? [] : [{ id, teamId, day }])),
  };
});

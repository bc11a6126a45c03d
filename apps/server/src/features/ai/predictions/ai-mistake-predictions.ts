import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { predict } from './predict.store.ts';

export const aiMistakePredictions = call(api.ai.mistakePredictions, (ctx, { day }) =>
  predict(ctx, 'mistake', day),
);

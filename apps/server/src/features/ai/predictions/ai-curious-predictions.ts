import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { predict } from './predict.store.ts';

export const aiCuriousPredictions = call(api.ai.curiousPredictions, (ctx, { day }) =>
  predict(ctx, 'unclear', day),
);

import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { demandFeature } from '../switches/store.ts';
import { forgetSettled, keepSettled } from './store.ts';

export const aiSettlePrediction = call(
  api.ai.settlePrediction,
  async ({ actor, database, now: settledAt }, { kind, id: sentence, answer }) => {
    const person = await demandFeature(database.db, actor, 'predictions');
    await database.transaction(async (tx) => {
      if (answer === 'open') forgetSettled(tx, person, { kind, sentence });
      else keepSettled(tx, person, { kind, sentence, answer, settledAt });
    });
    return {};
  },
);

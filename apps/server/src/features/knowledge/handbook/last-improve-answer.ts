import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { presentImprovement } from './improvement.present.ts';
import { ownImprovements } from './improvement.store.ts';

export const lastImproveAnswer = call(
  api.lastImprove.answer,
  async (ctx, { improvementId, answer, note = '' }) =>
    ctx.database.transaction(async (tx) => {
      const kept = await ownImprovements.lock(tx, improvementId, ctx.actor.userId);
      if (kept.answer === answer && kept.note === note) return presentImprovement(kept);
      if (kept.answer !== null) throw refuse('improvementAnswered');
      const given = { answer, note, answeredAt: ctx.now };
      await ownImprovements.change(tx, kept, given);
      return presentImprovement({ ...kept, ...given });
    }),
);

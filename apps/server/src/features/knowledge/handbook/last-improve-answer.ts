import type { Api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { presentImprovement } from './improvement.present.ts';
import { answerImprovement, lockImprovement } from './improvement.store.ts';
import { isOwn } from './policy.ts';

export const answerOwnImprovement: Handler<Api['lastImprove']['answer']> = async (
  ctx,
  { improvementId, answer, note = '' },
) =>
  ctx.database.transaction(async (tx) => {
    const { userId } = ctx.actor;
    const kept = await lockImprovement(tx, improvementId, userId);
    if (!kept || kept.deletedAt) throw refuse('improvementNotFound');
    const own = authorize(kept, isOwn(kept, userId), 'improvementNotFound');
    if (kept.answer === answer && kept.note === note) return presentImprovement(kept);
    if (kept.answer !== null) throw refuse('improvementAnswered');
    const given = { answer, note, answeredAt: ctx.now };
    await answerImprovement(tx, own, given);
    return presentImprovement({ ...kept, ...given });
  });

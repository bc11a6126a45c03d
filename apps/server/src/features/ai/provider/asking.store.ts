import { sql } from 'drizzle-orm';
import { aiTeamUses } from '../../../db/schema/ai.ts';
import type { Authorized } from '../../../http/authorize.ts';
import type { Context } from '../../../http/context.ts';
import { type Ai, type AiFailure, type Hear, isToMend, type Question } from '../../../platform/ai/ai.ts';
import { monthBefore } from './rules.ts';
import { orTellOfGone } from './store.ts';

type Asking = Pick<Context, 'database' | 'now' | 'random' | 'signal'> & { readonly ai: Ai };

/**
 * Asks the model for someone who may. Where its server does not have it, administrators of teams that had something sent
 * since the month before are told. No transaction is open meanwhile.
 * @throws AiFailure
 */
export function askModel<T>(
  { ai, signal, ...ctx }: Asking,
  asker: Authorized<{ readonly userId: string }>,
  question: Question<T>,
  hear?: Hear,
): Promise<T> {
  return orTellOfGone(ctx, ai, asker, {
    usedBy: sql`select ${aiTeamUses.teamId} from ${aiTeamUses} where ${aiTeamUses.month} >= ${monthBefore(ctx.now)}`,
    ask: () => ai.ask(question, signal, hear),
  });
}

/** Why there is no answer, as readers are told. */
export function faultOf({ reason }: AiFailure): 'aiTurnedAway' | 'aiAway' | 'aiNoAnswer' {
  if (isToMend(reason)) return 'aiTurnedAway';
  return ['away', 'late', 'busy'].includes(reason) ? 'aiAway' : 'aiNoAnswer';
}

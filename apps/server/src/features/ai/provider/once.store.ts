import type { AiFeature, DialogueView } from '@garden/contract';
import type { Authorized } from '../../../http/authorize.ts';
import type { Context } from '../../../http/context.ts';
import { Refusal, unavailable } from '../../../http/refusal.ts';
import { type Ai, AiFailure, type Question } from '../../../platform/ai/ai.ts';
import { keepAnswer, keyOf, readKept } from '../answers/store.ts';
import { payFor } from '../budgets/paying.store.ts';
import { askModel, faultOf } from './asking.store.ts';

type Asker = { readonly own: Authorized<{ readonly userId: string }>; readonly feature: AiFeature };

/** Asks for someone about what is theirs alone, or finds what was answered to the same within a day. */
export async function askOnce<T>(
  ctx: Context & { readonly ai: Ai },
  { own, feature }: Asker,
  question: Question<T>,
): Promise<T> {
  const { ai, actor, now } = ctx;
  const { instructions, data, answer } = question;
  const key = keyOf(`${ai.name.model} ${ai.name.host}`, instructions.join('\n'), `${own.userId}\n${data}`);
  const kept = readKept(key, now);
  if (kept !== undefined) return answer.parse(JSON.parse(kept));
  await payFor(ctx, { own, feature, payer: actor.memberships[0] }, data.length);
  const given = await askModel(ctx, own, question);
  keepAnswer(key, JSON.stringify(given), now);
  return given;
}

/** What a model answered may not be shown. */
export class NothingUsable extends Error {}

/**
 * Why a model did not do what it was asked for, so that rules of the product do.
 * @throws Refusal where no one waits any more; and whatever else it is given
 */
export function faultIn(error: unknown): NonNullable<DialogueView['fault']> {
  if (error instanceof NothingUsable) return { key: 'aiNoAnswer', minutes: 0 };
  if (error instanceof AiFailure) {
    if (error.reason === 'cancelled') throw unavailable('aiAway');
    return { key: faultOf(error), minutes: 0 };
  }
  if (error instanceof Refusal && isBudget(error.key))
    return { key: error.key, minutes: Number(error.details.params?.minutes ?? 0) };
  throw error;
}

const BUDGETS = ['aiHourSpent', 'aiBudgetSpent', 'aiTeamBudgetSpent'] as const;
const isBudget = (key: string): key is (typeof BUDGETS)[number] =>
  (BUDGETS as readonly string[]).includes(key);

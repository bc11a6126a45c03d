import type { Member } from '@garden/analysis';
import type { ToldView } from '@garden/contract';
import type { Context } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import type { AiFailure } from '../../../platform/ai/ai.ts';
import { dayAt } from '../../account/closing/rules.ts';
import { keepAnswer, keyOf, readKept } from '../answers/store.ts';
import { accountOf } from '../budgets/rules.ts';
import { BudgetSpent, takeBudget } from '../budgets/store.ts';
import { unitsOf } from '../rules.ts';
import type { Gathered } from './gather.task.ts';
import type { Material, TellInput } from './material.store.ts';
import { questionOf } from './question.store.ts';
import { type Checked, checkAnswer } from './rules.ts';

/** What a model told, once it was held against what it cites. */
export type Told = Checked & { readonly at: string };

type Asking = Pick<Material, 'own' | 'feature' | 'payer'> & {
  readonly sentences: readonly Gathered[];
  readonly people: readonly Member[];
};

/**
 * Asks the provider, which answers the same question once a day, and drops what its citations do not carry. No transaction is
 * open meanwhile; the budget is taken before.
 * @throws Refusal where a budget is spent
 * @throws AiFailure
 */
export async function askOf(
  { ai, signal, ...ctx }: Context & { readonly ai: NonNullable<Context['ai']> },
  { of, lens, locale }: TellInput,
  { sentences, people, ...paying }: Asking,
): Promise<Told> {
  const telling = { of, lens, locale };
  const question = questionOf(telling, sentences);
  const { data, instructions } = question;
  // Whose words they are stands in no data, and in each claim.
  const writers = sentences.map(({ sourceId }) => sourceId).join(' ');
  const key = keyOf(`${ai.name.model} ${ai.name.host}`, instructions.join('\n'), `${writers}\n${data}`);
  const kept = readKept(key, ctx.now);
  // It is what was kept below.
  if (kept !== undefined) return JSON.parse(kept) as Told;
  await pay(ctx, paying, data.length);
  const given = await ai.ask(question, signal);
  const told: Told = {
    ...checkAnswer(telling, given, { sentences, people }),
    at: ctx.now.toISOString(),
  };
  keepAnswer(key, JSON.stringify(told), ctx.now);
  return told;
}

async function pay(
  { actor, config, database, limits, now }: Pick<Context, 'actor' | 'config' | 'database' | 'limits' | 'now'>,
  { own, feature, payer }: Pick<Asking, 'own' | 'feature' | 'payer'>,
  characters: number,
): Promise<void> {
  const seconds = await limits.take('aiByPerson', actor.userId);
  if (seconds > 0) throw refuse('aiHourSpent', { minutes: Math.ceil(seconds / 60) });
  const use = {
    day: dayAt(now, actor.timezone),
    feature,
    units: unitsOf(characters),
    limit: config.aiDailyLimit,
    account: payer ? { ...accountOf(payer, now), most: config.aiTeamMonthlyLimit } : null,
  };
  await takeBudget(database, own, use).catch((error) => {
    if (!(error instanceof BudgetSpent)) throw error;
    throw refuse(error.of === 'person' ? 'aiBudgetSpent' : 'aiTeamBudgetSpent');
  });
}

/** Why there is no answer, as readers are told. */
export function faultOf({ reason }: AiFailure): NonNullable<ToldView['fault']> {
  if (reason === 'turnedAway') return 'aiTurnedAway';
  return ['away', 'late', 'busy'].includes(reason) ? 'aiAway' : 'aiNoAnswer';
}

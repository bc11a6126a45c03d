import type { AiFeature } from '@garden/contract';
import type { Authorized } from '../../../http/authorize.ts';
import type { Context, OwnMembership } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { dayAt } from '../../account/closing/rules.ts';
import { unitsOf } from '../rules.ts';
import { accountOf } from './rules.ts';
import { BudgetSpent, takeBudget } from './store.ts';

export type Paying = {
  readonly own: Authorized<{ readonly userId: string }>;
  readonly feature: AiFeature;
  /** On whose account it is besides; none of someone in no team. */
  readonly payer: OwnMembership | undefined;
};

/**
 * Takes a question of so many characters from the hour and the day of a person, and from the month of their team.
 * @throws Refusal where a budget is spent
 */
export async function payFor(
  { actor, config, database, limits, now }: Pick<Context, 'actor' | 'config' | 'database' | 'limits' | 'now'>,
  { own, feature, payer }: Paying,
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

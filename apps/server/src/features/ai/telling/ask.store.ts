import type { Member } from '@garden/analysis';
import type { Context } from '../../../http/context.ts';
import { termsOfEachTask } from '../../../platform/analysis/across.task.ts';
import { keepAnswer, keyOf, readKept } from '../answers/store.ts';
import { payFor } from '../budgets/paying.store.ts';
import { askModel } from '../provider/asking.store.ts';
import type { Gathered } from './gather.task.ts';
import type { Material, TellInput } from './material.store.ts';
import { itemOf, questionOf } from './question.store.ts';
import { type Checked, type CheckedClaim, checkAnswer, MOST, type RawClaim } from './rules.ts';

/** What a model told, once it was held against what it cites. */
export type Told = Checked & { readonly at: string };

type Asking = Pick<Material, 'own' | 'feature' | 'payer' | 'faults' | 'view'> & {
  readonly sentences: readonly Gathered[];
  readonly people: readonly Member[];
  /** Takes each claim that its citations carry, while the others come. */
  readonly hear: ((claim: CheckedClaim) => void) | undefined;
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
  { sentences, people, faults, view, hear, ...paying }: Asking,
): Promise<Told> {
  const telling = { of, lens, faults, view, locale };
  const question = questionOf(telling, sentences);
  const { data, instructions } = question;
  // Whose words they are stands in no data, and in each claim.
  const writers = sentences.map(({ sourceId }) => sourceId).join(' ');
  const key = keyOf(`${ai.name.model} ${ai.name.host}`, instructions.join('\n'), `${writers}\n${data}`);
  const kept = readKept(key, ctx.now);
  // It is what was kept below.
  if (kept !== undefined) return JSON.parse(kept) as Told;
  await payFor(ctx, paying, data.length);
  const check = async (claims: readonly RawClaim[]): Promise<Checked> => {
    const texts = claims.map(({ text }) => text);
    const across = await ctx.threads.run(termsOfEachTask, texts, { ...ctx, signal });
    return checkAnswer(telling, claims, { sentences, people, across });
  };
  const came: RawClaim[] = [];
  let shown = 0;
  let heard = Promise.resolve();
  const hearNext = (item: unknown) => {
    // What can't be looked at now is among all of them below.
    heard = heard.then(() => hearItem(item)).catch(() => undefined);
  };
  const given = await askModel({ ...ctx, ai, signal }, paying.own, question, hear && hearNext);
  await heard;
  const told: Told = {
    ...(await check(given)),
    at: ctx.now.toISOString(),
  };
  keepAnswer(key, JSON.stringify(told), ctx.now);
  return told;

  async function hearItem(item: unknown): Promise<void> {
    const claim = itemOf(of).safeParse(item);
    if (!claim.success || came.length === MOST[of]) return;
    came.push(claim.data);
    // With those before it, as all are looked at in the end: what repeats one of them will not stand.
    const { claims } = await check(came);
    for (const checked of claims.slice(shown)) hear?.(checked);
    shown = claims.length;
  }
}

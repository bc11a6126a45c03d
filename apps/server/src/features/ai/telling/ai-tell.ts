import { api, type ReadingFeature, type ToldClaim, type ToldView } from '@garden/contract';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { AiFailure } from '../../../platform/ai/ai.ts';
import { presentPerson } from '../../account/rules.ts';
import { presentCitation } from '../../life/summary/rules.ts';
import { faultOf } from '../provider/asking.store.ts';
import { recordReads } from '../reads/store.ts';
import { askOf, type Told } from './ask.store.ts';
import { type Gathered, gatherTask } from './gather.task.ts';
import { listMarks } from './marks.store.ts';
import { type Material, readMaterial, type TellInput } from './material.store.ts';
import { ANSWER_TOKENS, type CheckedClaim, claimRef, INSTRUCTION_TOKENS } from './rules.ts';

export const aiTell = call(api.ai.tell, async (ctx, input) => {
  const material = await readMaterial(ctx, input);
  const { ai } = ctx;
  if (!ai) return withoutModel(ctx, 'aiNoProvider');
  const room = ai.room - ANSWER_TOKENS - INSTRUCTION_TOKENS;
  const { sources } = material;
  const gathered = { sources, room, withPlans: input.of === 'advice' };
  const sentences = await ctx.threads.run(gatherTask, gathered, ctx);
  if (sentences.length === 0) return present(ctx, input, material, { sentences, told: null });
  const { own, feature, payer, people, faults, view } = material;
  await recordSent(ctx, material, sentences);
  const telling = tellEach(ctx, input, material, sentences);
  try {
    const asking = { own, feature, payer, people, faults, view, sentences, hear: telling.hear };
    const told = await askOf({ ...ctx, ai }, input, asking);
    await telling.done();
    return await present(ctx, input, material, { sentences, told });
  } catch (error) {
    await telling.done();
    if (error instanceof AiFailure) return withoutModel(ctx, faultOf(error));
    throw error;
  }
});

/** Those whose sentences leave can see so, whatever comes of it. */
async function recordSent(
  ctx: Context,
  { own, feature }: Pick<Material, 'own' | 'feature'>,
  sentences: readonly Gathered[],
): Promise<void> {
  if (!isOfOthers(feature)) return;
  await recordReads(ctx, own, { feature, diaryIds: sentences.map(({ sourceId }) => sourceId), sent: true });
}

const isOfOthers = (feature: Material['feature']): feature is ReadingFeature =>
  feature === 'focus' || feature === 'teamAnalysis';

const withoutModel = ({ now }: Context, fault: NonNullable<ToldView['fault']>): ToldView => ({
  by: 'built-in',
  at: now.toISOString(),
  claims: [],
  receipt: { host: null, sentences: 0, kept: 0, dropped: 0, wrong: 0 },
  fault,
});

/** Tells claims one by one, in their order, where the client takes that. */
function tellEach(ctx: Context, input: TellInput, material: Material, sentences: readonly Gathered[]) {
  const { tell } = ctx;
  let done = Promise.resolve();
  const show = async (claim: CheckedClaim) => {
    const { shown } = await showClaims(ctx, input, material, { sentences, claims: [claim] });
    for (const each of shown) tell?.({ claim: each });
  };
  const hear = (claim: CheckedClaim) => {
    // What cannot be shown now is shown with all of them at the end.
    done = done.then(() => show(claim)).catch(() => undefined);
  };
  return { hear: tell && hear, done: () => done };
}

type Claims = { readonly sentences: readonly Gathered[]; readonly claims: readonly CheckedClaim[] };

/** Claims as their reader is shown them, but for those that were said to be wrong. */
async function showClaims(
  { actor, database: { db } }: Context,
  { of, teamId }: TellInput,
  { diaries }: Material,
  { sentences, claims }: Claims,
): Promise<{ readonly shown: readonly ToldClaim[]; readonly wrong: number }> {
  const showing = { readerId: actor.userId, diaries };
  const people = new Map([...diaries.values()].map(({ author }) => [author.id, author]));
  const all = claims.map(({ part, about, text, cites }): Omit<ToldClaim, 'helped'> => {
    const cited = cites.flatMap((at) => sentences[at] ?? []);
    const person = about === null ? undefined : people.get(about);
    return {
      ref: claimRef(of, cited),
      part,
      about: person ? presentPerson(person) : null,
      text,
      citations: cited.flatMap((sentence) => presentCitation(sentence, showing)),
    };
  });
  const { wrong, helped } = await listMarks(
    db,
    all.map(({ ref }) => ref),
    { userId: actor.userId, teamId: of === 'team' ? (teamId ?? null) : null },
  );
  const shown = all
    .filter(({ ref }) => !wrong.has(ref))
    .map((claim) => ({ ...claim, helped: helped.has(claim.ref) }));
  return { shown, wrong: all.length - shown.length };
}

type Answer = { readonly sentences: readonly Gathered[]; readonly told: Told | null };

async function present(
  ctx: Context,
  input: TellInput,
  material: Material,
  { sentences, told }: Answer,
): Promise<ToldView> {
  const { ai, now } = ctx;
  const { shown, wrong } = await showClaims(ctx, input, material, { sentences, claims: told?.claims ?? [] });
  return {
    by: ai?.name.model ?? 'built-in',
    at: told?.at ?? now.toISOString(),
    claims: [...shown],
    receipt: {
      host: told && ai ? ai.name.host : null,
      sentences: told ? sentences.length : 0,
      kept: shown.length,
      dropped: told?.dropped ?? 0,
      wrong,
    },
    fault: null,
  };
}

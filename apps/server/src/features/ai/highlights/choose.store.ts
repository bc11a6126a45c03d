import * as z from 'zod';
import type { Ai } from '../../../platform/ai/ai.ts';
import type { SentenceChooser } from '../../growth/autobiography/hooks.ts';
import { teamIdsOf } from '../../team/rules.ts';
import { findWords } from '../../team/words/store.ts';
import { askOnce, faultIn, NothingUsable } from '../provider/once.store.ts';
import { demandFeature } from '../switches/store.ts';
import { gatherTask } from '../telling/gather.task.ts';
import { chosenOf, instructionsToChoose } from './rules.ts';

/** Tokens for the ids of what is chosen, and for what is wanted. */
const ANSWER_TOKENS = 300;
const INSTRUCTION_TOKENS = 300;

/**
 * Has a model choose the sentences that tell most of someone's own days. It gives back no words, only which of theirs.
 * No transaction is open meanwhile.
 * @throws Refusal where they, or a team of theirs, have turned it off, or no one waits any more
 */
export const chooseSentences: SentenceChooser = async (ctx, { diaries, most }) => {
  const { actor, ai, database } = ctx;
  const [own, words] = await Promise.all([
    demandFeature(database.db, actor, 'summaries'),
    findWords(database.db, teamIdsOf(actor)),
  ]);
  if (!ai) return { fault: { key: 'aiNoProvider', minutes: 0 } };
  try {
    return { by: ai.name.model, sentences: await choose(ai) };
  } catch (error) {
    return { fault: faultIn(error) };
  }

  async function choose(model: Ai) {
    const masked = [...words.values()];
    const sources = diaries.map((diary) => ({ ...diary, words: masked, only: null }));
    const room = model.room - ANSWER_TOKENS - INSTRUCTION_TOKENS;
    const gathered = await ctx.threads.run(gatherTask, { sources, room, withPlans: false }, ctx);
    if (gathered.length === 0) return [];
    const question = {
      instructions: instructionsToChoose(most),
      data: JSON.stringify(gathered.map(({ day, text }, at) => ({ id: `s${at + 1}`, day, text }))),
      answer: z.array(z.string()),
      answerTokens: ANSWER_TOKENS,
    };
    const chosen = chosenOf(
      await askOnce({ ...ctx, ai: model }, { own, feature: 'summaries' }, question),
      gathered,
      most,
    );
    if (chosen.length === 0) throw new NothingUsable();
    return chosen;
  }
};

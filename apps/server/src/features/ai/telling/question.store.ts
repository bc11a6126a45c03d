import { summaryParts, type TellsOf } from '@garden/contract';
import * as z from 'zod';
import type { Question } from '../../../platform/ai/ai.ts';
import type { Gathered } from './gather.task.ts';
import { ANSWER_TOKENS, instructionsFor, type RawClaim, type Telling, writersIn } from './rules.ts';

/** One claim as a model gives it. */
export function itemOf(of: TellsOf): z.ZodType<RawClaim> {
  const claim = { text: z.string(), cites: z.array(z.string()) };
  if (of === 'month' || of === 'week') return z.strictObject({ ...claim, part: z.enum(summaryParts) });
  return of === 'focus' ? z.strictObject({ ...claim, about: z.string() }) : z.strictObject(claim);
}

/** What is asked; people are told apart by letters of ours, and stay without names. */
export function questionOf(telling: Telling, sentences: readonly Gathered[]): Question<readonly RawClaim[]> {
  const writers = writersIn(sentences);
  const data = sentences.map(({ authorId, day, text }, at) => ({
    id: `s${at + 1}`,
    by: `P${writers.indexOf(authorId) + 1}`,
    day,
    text,
  }));
  const { view } = telling;
  const rows = [...(view === null ? [] : [{ view }]), ...data];
  return {
    instructions: instructionsFor(telling),
    data: `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`,
    answer: z.array(itemOf(telling.of)),
    answerTokens: ANSWER_TOKENS,
  };
}

import {
  type DialogueDay,
  type DialogueTurn,
  dialogueTopics,
  type OfferedLine,
  questionText,
  textOfLines,
} from '@garden/analysis';
import type { DialogueView } from '@garden/contract';
import type { Locale } from '@garden/i18n';
import * as z from 'zod';
import type { Authorized } from '../../../http/authorize.ts';
import type { Context } from '../../../http/context.ts';
import type { Ai } from '../../../platform/ai/ai.ts';
import { askOnce, faultIn, NothingUsable } from '../provider/once.store.ts';
import { gatherTask } from '../telling/gather.task.ts';
import {
  dataToAsk,
  instructionsToAsk,
  instructionsToOffer,
  saidOf,
  turnOf,
  wantsQuestion,
} from './questions.rules.ts';
import type { KeptDialogue, Offered, Taken } from './rules.ts';

/** Tokens for a question, and for the text of a whole dialogue. */
const QUESTION_TOKENS = 200;
const OFFER_TOKENS = 1_400;
const INSTRUCTION_TOKENS = 500;
/** Of what was planned and answered, which comes with what is written. */
const BESIDE_TOKENS = 1_500;

const sections = ['summary', 'learnings', 'mistakes', 'nextTasks', 'unclear'] as const;
const rawQuestion = z.strictObject({
  question: z.string().nullable(),
  topic: z.enum(dialogueTopics),
  about: z.string().nullable(),
});
const rawLines = z.array(
  z.strictObject({ section: z.enum(sections), text: z.string(), cites: z.array(z.string()) }),
);

type Asked = {
  readonly own: Authorized<{ readonly userId: string }>;
  readonly date: string;
  readonly day: DialogueDay;
  /** Sensitive words of all teams of the one who is asked. */
  readonly words: readonly string[];
  readonly taken: Taken;
  /** What the tree would ask. */
  readonly next: DialogueTurn | null;
  /** The question that another one is wanted for. */
  readonly instead: DialogueTurn | null;
  readonly language: Locale;
};

type Heard = Pick<KeptDialogue, 'asking' | 'offered'> & Pick<DialogueView, 'fault'>;

/**
 * Has a model ask what comes next, or at the end make text of what was said. Where it does not answer, a budget is spent, or
 * what it says cannot be used, the tree asks, and the text is made by rules of the product. No transaction is open meanwhile.
 * @throws Refusal where no one waits any more: then the step is not taken
 */
export async function hearModel(ctx: Context & { readonly ai: Ai }, asked: Asked): Promise<Heard> {
  const { taken, next } = asked;
  const heard: { -readonly [Key in keyof Heard]: Heard[Key] } = { asking: next, offered: null, fault: null };
  try {
    if (wantsQuestion(taken.asking, taken.turns)) heard.asking = await askQuestion(ctx, asked);
    if (heard.asking === null) heard.offered = await makeText(ctx, asked);
  } catch (error) {
    heard.fault = faultIn(error);
  }
  return heard;
}

async function askQuestion(
  ctx: Context & { readonly ai: Ai },
  { own, date, day, words, taken, next, instead, language }: Asked,
): Promise<DialogueTurn | null> {
  const { userId: authorId } = own;
  const source = { id: '', authorId, day: date, entry: day.entry, words, only: null };
  const room = ctx.ai.room - QUESTION_TOKENS - INSTRUCTION_TOKENS - BESIDE_TOKENS;
  const sentences = await ctx.threads.run(gatherTask, { sources: [source], room, withPlans: true }, ctx);
  const written = { sentences, planned: day.planned, goals: day.goals };
  const asked = [...taken.turns, ...(instead ? [instead] : [])].map((turn) => questionText(turn, language));
  const data = dataToAsk(written, { turns: taken.turns, instead, words, language });
  const given = await askOnce(
    ctx,
    { own, feature: 'dialogue' },
    {
      instructions: instructionsToAsk(language),
      data,
      answer: rawQuestion,
      answerTokens: QUESTION_TOKENS,
    },
  );
  // It ends where nothing is missing by the tree either: no text in a diary ends it.
  if (given.question === null) return next;
  const by = ctx.ai.name.model;
  const turn = turnOf({ ...given, question: given.question }, written, { by, language, data, asked });
  if (!turn) throw new NothingUsable();
  return turn;
}

async function makeText(
  ctx: Context & { readonly ai: Ai },
  { own, date, day, words, taken }: Asked,
): Promise<Offered | null> {
  const said = saidOf(taken.turns, words);
  if (!said) return null;
  const { modules } = day;
  const instructions = instructionsToOffer(
    sections.filter((section) => section === 'summary' || modules[section]),
  );
  const lines: OfferedLine[] = await askOnce(
    ctx,
    { own, feature: 'dialogue' },
    {
      instructions,
      data: JSON.stringify(said),
      answer: rawLines,
      answerTokens: OFFER_TOKENS,
    },
  );
  const text = textOfLines(lines, { said, instructions, date, day });
  if (!text) throw new NothingUsable();
  return { by: ctx.ai.name.model, text };
}

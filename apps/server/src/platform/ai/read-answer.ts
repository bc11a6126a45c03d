import type * as z from 'zod';
import { AiFailure, type Question } from './ai.ts';
import { wholeAnswer } from './prompt.ts';

/** What a server gives of a choice; all of it may be missing. */
export type Choice = {
  readonly finish_reason?: string | null;
  readonly message?: { readonly content?: string | null; readonly refusal?: string | null } | null;
};

/** So many words in a row are no chance. */
const WORDS_IN_A_ROW = 8;

/**
 * What a model answered, once it is sure that it is an answer to this question.
 * @throws AiFailure `cut`, `declined` or `garbled`
 */
export function readAnswer<T>(choice: Choice | undefined, question: Question<T>, code: string): T {
  if (choice?.finish_reason === 'length') throw new AiFailure('cut', 'the answer was cut off');
  if (choice?.message?.refusal || choice?.finish_reason === 'content_filter')
    throw new AiFailure('declined', 'the model declined to answer');
  const content = choice?.message?.content;
  if (typeof content !== 'string' || content.trim() === '')
    throw new AiFailure('garbled', 'the answer is empty');
  const { code: returned, answer } = parse(withoutThoughts(content), wholeAnswer(question.answer));
  if (returned !== code)
    throw new AiFailure('garbled', 'the beginning of the question did not reach the model');
  if (repeats(JSON.stringify(answer), question))
    throw new AiFailure('garbled', 'the answer repeats the instructions');
  return answer;
}

/** What some models think aloud before they answer. The opening mark may be missing: templates write it themselves. */
export function withoutThoughts(content: string): string {
  const text = content.trim();
  if (text.startsWith('{')) return text;
  const end = text.lastIndexOf('</think>');
  return (end < 0 ? text : text.slice(end + '</think>'.length)).trim();
}

function parse<T>(text: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(readJson(text));
  if (!result.success) throw new AiFailure('garbled', 'the answer is not what was asked for');
  return result.data;
}

/** JSON by itself, between the marks of a code block, or with words around it. */
function readJson(text: string): unknown {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch (cause) {
    throw new AiFailure('garbled', 'the answer is no JSON', {
      cause: cause instanceof Error ? cause.name : null,
    });
  }
}

/** Whether an answer says so many words in a row of the instructions, which the data does not say. */
function repeats(answer: string, { instructions, data }: Question<unknown>): boolean {
  const said = rowsOf(answer);
  const known = rowsOf(data);
  return [...rowsOf(instructions.join('\n'))].some((row) => said.has(row) && !known.has(row));
}

function rowsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const rows = new Set<string>();
  for (let at = 0; at + WORDS_IN_A_ROW <= words.length; at += 1)
    rows.add(words.slice(at, at + WORDS_IN_A_ROW).join(' '));
  return rows;
}

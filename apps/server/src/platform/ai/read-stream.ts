import * as z from 'zod';
import { AiFailure } from './ai.ts';
import type { Choice } from './read-answer.ts';

/** What a server gives of an answer at a time; all of it may be missing. */
const piece = z.object({
  choices: z.array(
    z.object({
      finish_reason: z.string().nullish(),
      delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
    }),
  ),
});

/**
 * Reads an answer that comes piece by piece, as server-sent events.
 * @param hear is given each piece of its text
 * @throws AiFailure `garbled` where a piece is none
 */
export async function readStream(
  body: AsyncIterable<Uint8Array>,
  hear: (text: string) => void,
): Promise<Choice> {
  let content = '';
  let refusal = '';
  let finish: string | null = null;
  for await (const line of linesOf(body)) {
    const data = /^data:\s?(.*)$/.exec(line)?.[1];
    if (data === undefined || data === '') continue;
    if (data === '[DONE]') break;
    const { choices } = parse(data);
    for (const { delta, finish_reason } of choices) {
      finish = finish_reason ?? finish;
      refusal += delta?.refusal ?? '';
      content += delta?.content ?? '';
      if (delta?.content) hear(delta.content);
    }
  }
  return { finish_reason: finish, message: { content, refusal: refusal || null } };
}

async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new AiFailure('garbled', 'the answer is no UTF-8');
    }
  };
  let left = '';
  for await (const bytes of body) {
    const lines = (left + decode(bytes)).split(/\r?\n/);
    left = lines.pop() ?? '';
    yield* lines;
  }
  yield left + decode();
}

function parse(data: string): z.output<typeof piece> {
  try {
    return piece.parse(JSON.parse(data));
  } catch {
    throw new AiFailure('garbled', 'a piece of the answer is none');
  }
}

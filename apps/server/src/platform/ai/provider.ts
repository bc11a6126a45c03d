import { setTimeout as pause } from 'node:timers/promises';
import OpenAI from 'openai';
import * as z from 'zod';
import type { AiSettings } from '../../config/config.ts';
import type { Log } from '../log.ts';
import type { Random } from '../random.ts';
import { type Ai, AiFailure, type AiFailureReason, type Hear, isToMend, type Question } from './ai.ts';
import { boundedFetch, STREAM } from './bounded-fetch.ts';
import { Breaker } from './breaker.ts';
import { toFailure } from './classify.ts';
import { Ladder, type Rung } from './ladder.ts';
import { Places } from './places.ts';
import { type Marks, promptOverhead, schemaOf, writePrompt } from './prompt.ts';
import { type Choice, readAnswer } from './read-answer.ts';
import { readItems } from './read-items.ts';
import { readStream } from './read-stream.ts';
import { countTokens } from './tokens.rules.ts';

/** Tries of one question, as far as its time allows: what may be over by the next one is tried again. */
const TRIES: Readonly<Record<AiFailureReason, number>> = {
  away: 3,
  busy: 3,
  garbled: 2,
  cut: 2,
  late: 1,
  turnedAway: 1,
  gone: 1,
  declined: 1,
  tooLong: 1,
  cancelled: 1,
};
const FIRST_PAUSE_MS = 500;
/** Rather than wait longer, the question is given up: someone looks at the screen. */
const LONGEST_PAUSE_MS = 10_000;
const CODE_LETTERS = 8;
const FENCE_LETTERS = 12;
const SPARE_MS = 5_000;

type Asking = {
  readonly question: Question<unknown>;
  readonly signal: AbortSignal;
  readonly until: AbortSignal;
  readonly hear: Hear | undefined;
  /** Whether an item was heard: then another try would tell another story. */
  hasBegun: boolean;
};

/** How a model is asked that stands behind a server of OpenAI's protocol. */
export function createAsk(settings: AiSettings, { log, random }: { log: Log; random: Random }): Ai['ask'] {
  const { model, baseUrl, apiKey, context, timeoutSeconds, concurrency } = settings;
  const timeout = timeoutSeconds * 1000;
  // Every option is said: the client reads what is left out from variables of its own.
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    dataResidency: null,
    maxRetries: 0,
    // Later than our own, which covers all tries of a question.
    timeout: timeout + SPARE_MS,
    fetch: boundedFetch,
    fetchOptions: {},
    defaultHeaders: {},
    defaultQuery: {},
    logLevel: 'off',
    dangerouslyAllowBrowser: false,
  });
  const breaker = new Breaker(() => performance.now());
  const places = new Places(concurrency, timeout);
  const ladder = new Ladder(settings.json);

  /** One request on one rung of the ladder. */
  const send = async (rung: Rung, asking: Asking): Promise<unknown> => {
    const { question, until } = asking;
    const marks: Marks = {
      code: random.letters(CODE_LETTERS),
      fence: `=== ${random.letters(FENCE_LETTERS)} ===`,
    };
    const { system, user } = writePrompt(question, marks);
    const needed = promptOverhead(question, marks) + countTokens(question.data) + question.answerTokens;
    if (needed > context) throw new AiFailure('tooLong', `the question takes ${needed} tokens of ${context}`);
    const response = await client.chat.completions
      .create(
        {
          model,
          messages: [
            { role: 'system', content: system },
            { role: 'user', content: user },
          ],
          stream: asking.hear !== undefined,
          ...formatOf(rung, question),
        },
        { signal: until },
      )
      .asResponse()
      .catch((error) => {
        throw ladder.isRefusedFormat(rung, error) ? error : failureOf(error, asking);
      });
    return readAnswer(await readChoice(response, asking, marks.code), question, marks.code);
  };

  const tryUntilAnswered = async (asking: Asking): Promise<unknown> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await ladder.climb((rung) => send(rung, asking));
      } catch (error) {
        const failure = failureOf(error, asking);
        const wait = failure.retryAfterMs ?? FIRST_PAUSE_MS * 2 ** (tries - 1);
        if (asking.hasBegun || tries >= TRIES[failure.reason] || wait > LONGEST_PAUSE_MS) throw failure;
        await pause(wait, undefined, { signal: asking.until }).catch(() => {
          throw failureOf(undefined, asking);
        });
      }
    }
  };

  const tell = ({ reason, message, cause }: AiFailure): void => {
    if (reason === 'cancelled') return;
    const level = isToMend(reason) ? 'error' : 'warn';
    log[level]({ reason, said: message, cause, model }, 'the AI provider did not answer');
  };

  return <T>(question: Question<T>, signal: AbortSignal, hear?: Hear) =>
    places.at(signal, async () => {
      breaker.demand();
      const until = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
      const asking = { question, signal, until, hear, hasBegun: false };
      try {
        const answer = await tryUntilAnswered(asking);
        breaker.succeeded();
        // `readAnswer` parsed it by the question's own schema.
        return answer as T;
      } catch (error) {
        const failure = failureOf(error, asking);
        breaker.failed(failure);
        tell(failure);
        throw failure;
      }
    });
}

/** What a server answered: as a whole, or piece by piece, where items are heard meanwhile. */
async function readChoice(response: Response, asking: Asking, code: string): Promise<Choice | undefined> {
  const { hear } = asking;
  if (!response.headers.get('content-type')?.startsWith(STREAM) || !response.body) {
    const { choices } = wholeBody.parse(await response.json());
    return choices?.[0];
  }
  const itemsOf = readItems(code);
  try {
    return await readStream(response.body, (text) => {
      for (const item of itemsOf(text)) {
        asking.hasBegun = true;
        hear?.(item);
      }
    });
  } catch (error) {
    if (error instanceof AiFailure || asking.until.aborted) throw error;
    throw new AiFailure('away', 'the answer broke off', {
      cause: error instanceof Error ? error.name : null,
    });
  }
}

const choice = z.object({
  finish_reason: z.string().nullish(),
  message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
});
const wholeBody = z.object({ choices: z.array(choice).nullish() });

function failureOf(error: unknown, { signal, until }: Asking): AiFailure {
  return toFailure(error, { isLate: until.aborted, isGone: signal.aborted });
}

function formatOf(rung: Rung, question: Question<unknown>) {
  if (rung === 'text') return {};
  if (rung === 'object') return { response_format: { type: 'json_object' as const } };
  const json_schema = { name: 'answer', strict: true, schema: schemaOf(question.answer) };
  return { response_format: { type: 'json_schema' as const, json_schema } };
}

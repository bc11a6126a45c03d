import { setTimeout as pause } from 'node:timers/promises';
import OpenAI, { APIError, toFile } from 'openai';
import * as z from 'zod';
import type { TranscriberSettings } from '../../config/config.ts';
import type { Log } from '../log.ts';
import { AiFailure, isToMend } from './ai.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { toFailure } from './classify.ts';
import { Places } from './places.ts';
import type { HeardLine, Sound, Transcriber } from './transcriber.ts';

/** For one file; five minutes of sound take a small machine about as long. */
const TIMEOUT_MS = 10 * 60_000;
const TRIES = 3;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
const MOST_WORDS = 100;

/** What servers answer: with the times of segments, or the text alone. */
const answer = z.object({
  text: z.string(),
  segments: z.array(z.object({ start: z.number(), text: z.string() })).optional(),
});

/** Ways of asking, the better first; which one the server takes is found out once. */
const formats = ['verbose_json', 'json'] as const;

/** How sound is written down by a model behind a server of OpenAI’s protocol. */
export function createTranscribe(settings: TranscriberSettings, log: Log): Transcriber['transcribe'] {
  const { model, baseUrl, apiKey, concurrency } = settings;
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
    timeout: TIMEOUT_MS,
    fetch: boundedFetch,
    fetchOptions: {},
    defaultHeaders: {},
    defaultQuery: {},
    logLevel: 'off',
    dangerouslyAllowBrowser: false,
  });
  const places = new Places(concurrency, TIMEOUT_MS);
  let format: (typeof formats)[number] = formats[0];

  const send = async ({ name, mediaType, content }: Sound, words: readonly string[], until: AbortSignal) => {
    const file = await toFile(content, name, { type: mediaType });
    const prompt = words.slice(0, MOST_WORDS).join(', ');
    return client.audio.transcriptions.create(
      { file, model, response_format: format, ...(prompt && { prompt }) },
      { signal: until },
    );
  };

  const tryUntilHeard = async (sound: Sound, words: readonly string[], until: AbortSignal) => {
    for (let tries = 1; ; tries += 1) {
      try {
        const heard = answer.safeParse(await send(sound, words, until));
        if (!heard.success) throw new AiFailure('garbled', 'the answer is no transcript');
        return linesOf(heard.data);
      } catch (error) {
        if (format === 'verbose_json' && error instanceof APIError && error.status === 400) {
          format = 'json';
          continue;
        }
        const failure = toFailure(error, { isLate: until.aborted, isGone: false });
        const wait = failure.retryAfterMs ?? FIRST_PAUSE_MS * 2 ** (tries - 1);
        const isPassing = failure.reason === 'away' || failure.reason === 'busy';
        if (!isPassing || tries >= TRIES || wait > LONGEST_PAUSE_MS) throw failure;
        await pause(wait);
      }
    }
  };

  return (sound, words) => {
    const until = AbortSignal.timeout(TIMEOUT_MS);
    return places.at(until, async () => {
      try {
        return await tryUntilHeard(sound, words, until);
      } catch (error) {
        const failure = toFailure(error, { isLate: until.aborted, isGone: false });
        log[isToMend(failure.reason) ? 'error' : 'warn'](
          { reason: failure.reason, said: failure.message, model },
          'a recording was not written down',
        );
        throw failure;
      }
    });
  };
}

function linesOf({ text, segments }: z.output<typeof answer>): HeardLine[] {
  const lines = segments
    ? segments.map(({ start, text: said }) => ({
        at: Math.max(0, Math.round(start * 1000)),
        text: said.trim(),
      }))
    : text.split('\n').map((said) => ({ at: null, text: said.trim() }));
  return lines.filter((line) => line.text !== '');
}

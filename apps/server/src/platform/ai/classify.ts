import { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import { AiFailure, type AiFailureReason } from './ai.ts';

/** What a call to a provider ended with, as one of our failures. */
export function toFailure(
  error: unknown,
  { isLate, isGone }: { isLate: boolean; isGone: boolean },
): AiFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof AiFailure) return cause;
  if (isGone) return new AiFailure('cancelled', 'no one waits for the answer');
  if (isLate) return new AiFailure('late', 'the provider did not answer in time');
  if (error instanceof APIUserAbortError) return new AiFailure('cancelled', 'the question was ended');
  if (error instanceof APIConnectionError)
    return new AiFailure('away', 'the provider could not be reached', { cause: kindOf(error) });
  if (error instanceof APIError && error.status !== undefined) {
    const retryAfterMs = readRetryAfter(error.headers?.get('retry-after') ?? null);
    return new AiFailure(reasonOf(error.status), `the provider answered ${error.status}`, {
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    });
  }
  return new AiFailure('garbled', 'the provider answered with something else', { cause: kindOf(error) });
}

function reasonOf(status: number): AiFailureReason {
  if (status === 429 || status === 503) return 'busy';
  if (status >= 500 || status === 408) return 'away';
  if (status === 404 || status === 410) return 'gone';
  if ([401, 402, 403, 405].includes(status)) return 'turnedAway';
  return 'declined';
}

/** Seconds, or an instant (RFC 9110, section 10.2.3); an instant is left to the rest after failures. */
function readRetryAfter(header: string | null): number | undefined {
  const seconds = header === null || !/^\d{1,6}$/.test(header.trim()) ? undefined : Number(header);
  return seconds === undefined ? undefined : seconds * 1000;
}

/** Kinds and codes alone: messages of these errors may quote what was asked. */
function kindOf(error: unknown): string {
  const kinds: string[] = [];
  for (let at = error; at instanceof Error; at = at.cause)
    kinds.push('code' in at && at.code ? `${at.name} ${at.code}` : at.name);
  return kinds.join(' < ').slice(0, 200);
}

import type { api, Endpoint, InputOf, OutputOf, RequestOf } from '@garden/contract';
import { apiKey } from '../../lib/api/hooks.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { failureMessage } from '../../lib/locale/translate-message.ts';
import type { CallHandler, QueuedCall } from '../../lib/outbox/create-outbox.ts';
import { inputOf, sendOrQueue } from '../../lib/outbox/outbox.ts';
import { toast } from '../../lib/toast/toast.ts';
import { improvementReads } from './handbook/improvement-reads.ts';
import { mistakeReads } from './mistakes/mistake-reads.ts';

/** What people answer in one tap: whether a mistake happened again, and how it went with an improvement. */
export type AnswerCall = typeof api.mistake.answer | typeof api.lastImprove.answer;

/**
 * Answers, or queues the answer until the network is back.
 * @returns what follows; undefined while it is queued, and where it was refused, which a toast has told
 */
export async function sendAnswer<E extends AnswerCall>(
  endpoint: E,
  input: RequestOf<E>,
  about: string,
): Promise<{ readonly answer: OutputOf<E> | undefined } | undefined> {
  try {
    return { answer: await sendOrQueue({ endpoint, input, subject: `answer ${about}` }) };
  } catch (failure) {
    tell(failure);
    return undefined;
  }
}

/** The answer that is queued or being sent. */
export function queuedAnswer<E extends AnswerCall>(
  endpoint: E,
  calls: readonly QueuedCall[],
  isAbout: (input: InputOf<E>) => boolean,
): { readonly input: InputOf<E>; readonly isFirstTry: boolean } | undefined {
  for (const call of calls) {
    const input = inputOf<E & Endpoint>(endpoint, call);
    if (input !== undefined && isAbout(input)) return { input, isFirstTry: call.isFirstTry };
  }
  return undefined;
}

function tell(failure: unknown): void {
  const message = failureMessage(failure);
  if (message !== undefined) toast.failure(message);
}

function refetch(): void {
  for (const read of new Set([...mistakeReads, ...improvementReads]))
    void queryClient.invalidateQueries({ queryKey: apiKey(read) });
}

/** Runs when an answer was sent or refused, whichever page is open. */
export const answerHandler: CallHandler = {
  sent: refetch,
  refused(_call, failure) {
    tell(failure);
    refetch();
  },
  settledElsewhere: refetch,
};

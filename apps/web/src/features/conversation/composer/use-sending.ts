import { api } from '@garden/contract';
import { useState } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage, refusalMessage } from '../../../lib/locale/translate-message.ts';
import { sendOrQueue } from '../../../lib/outbox/outbox.ts';
import { pendingAnonymousComments } from '../anonymity/pending-anonymous-comments.ts';
import type { CommentTarget } from '../comments/thread-cache.ts';
import { pseudonymFor } from '../pseudonym.shared.ts';
import type { useUnsent } from './use-unsent.ts';

/** What is posted, and where. */
type Saying = {
  readonly userId: string;
  readonly about: CommentTarget;
  readonly parentId: string | undefined;
};

/**
 * Posts what is in a field. By name it is shown at once and queued without network; anonymously it is sent now, and
 * stays in the field if it cannot be.
 */
export function useSending(
  { userId, about, parentId }: Saying,
  { unsent, keep, clear, restore }: ReturnType<typeof useUnsent>,
) {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const placeIn = (teamId: string) => ({ ...about, ...(parentId === undefined ? { teamId } : { parentId }) });

  const byName = async (text: string, teamId: string) => {
    clear();
    try {
      await sendOrQueue({
        endpoint: api.comment.add,
        input: { ...placeIn(teamId), text },
        subject: `talk ${about.objectId}`,
      });
    } catch (failure) {
      restore(text);
      throw failure;
    }
  };
  const anonymously = async (text: string, teamId: string) => {
    // Kept before sending: where the answer gets lost, the same comment is sent again and not a second one.
    const id = unsent.anonymousId ?? crypto.randomUUID();
    keep({ text, anonymous: true, anonymousId: id });
    const { key } = await pseudonymFor(userId, { ...about, teamId });
    await callApi(api.comment.add, { ...placeIn(teamId), text, anonymous: { id, key } });
    pendingAnonymousComments.add(userId, {
      ...{ id, text, teamId, objectId: about.objectId, parentId: parentId ?? null },
    });
    clear();
  };

  /**
   * @param teamId whose members read it
   * @returns whether it was sent or queued
   */
  const send = async (teamId: string): Promise<boolean> => {
    const text = unsent.text.trim();
    if (text === '' || isSending) return false;
    setSending(true);
    setError(undefined);
    try {
      await (unsent.anonymous ? anonymously : byName)(text, teamId);
      return true;
    } catch (failure) {
      setError(sentenceOf(failure));
      return false;
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, error };
}

/** An error of the text itself goes before the failure of the call. */
function sentenceOf(failure: unknown): string | undefined {
  const field = failure instanceof ApiRefusal ? failure.errors[0] : undefined;
  return field ? refusalMessage(field) : failureMessage(failure);
}

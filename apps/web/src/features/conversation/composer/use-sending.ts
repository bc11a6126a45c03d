import { api } from '@garden/contract';
import { useState } from 'react';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage, refusalMessage } from '../../../lib/locale/translate-message.ts';
import { sendOrQueue } from '../../../lib/outbox/outbox.ts';
import type { CommentTarget } from '../comments/thread-cache.ts';
import { pendingAnonymousComments } from '../pending-anonymous.shared.ts';
import type { useUnsent } from './use-unsent.ts';

/** What is posted, and where. */
type Saying = {
  readonly userId: string;
  readonly about: CommentTarget;
  readonly parentId: string | undefined;
};

/**
 * Posts what is in a field. By name it is shown at once and queued without network; anonymously it goes with one of the
 * posts that this browser sends in any case.
 */
export function useSending(
  { userId, about, parentId }: Saying,
  { unsent, clear, restore }: ReturnType<typeof useUnsent>,
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
  const anonymously = (text: string, teamId: string) => {
    pendingAnonymousComments.add(userId, {
      id: crypto.randomUUID(),
      text,
      teamId,
      ...about,
      parentId: parentId ?? null,
      isSent: false,
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

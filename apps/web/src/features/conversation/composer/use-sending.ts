import { api } from '@garden/contract';
import { useState } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage, sayRefusal } from '../../../lib/locale/translate-message.ts';
import { post } from '../../../lib/outbox/outbox.ts';
import { waitingVoices } from '../anonymity/waiting-voices.ts';
import type { TalkedAbout } from '../comments/thread-cache.ts';
import { voiceOf } from '../voice-keys.shared.ts';
import type { useUnsent } from './use-unsent.ts';

/** What is said, and where. */
type Saying = {
  readonly userId: string;
  readonly about: TalkedAbout;
  readonly parentId: string | undefined;
};

/**
 * Sends what stands in a field. By name it is shown at once and waits for the network where there is none; anonymously
 * it goes now, and stays in the field if it cannot.
 */
export function useSending(
  { userId, about, parentId }: Saying,
  { unsent, keep, clear, bringBack }: ReturnType<typeof useUnsent>,
) {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const placeIn = (teamId: string) => ({ ...about, ...(parentId === undefined ? { teamId } : { parentId }) });

  const byName = async (text: string, teamId: string) => {
    clear();
    try {
      await post({
        endpoint: api.comment.add,
        input: { ...placeIn(teamId), text },
        subject: `talk ${about.objectId}`,
      });
    } catch (failure) {
      bringBack(text);
      throw failure;
    }
  };
  const anonymously = async (text: string, teamId: string) => {
    // Kept before it goes: where the answer gets lost, the same comment is said again and not a second one.
    const id = unsent.anonymousId ?? crypto.randomUUID();
    keep({ text, anonymous: true, anonymousId: id });
    const { key } = await voiceOf(userId, { ...about, teamId });
    await callApi(api.comment.add, { ...placeIn(teamId), text, anonymous: { id, key } });
    waitingVoices.add(userId, {
      ...{ id, text, teamId, objectId: about.objectId, parentId: parentId ?? null },
    });
    clear();
  };

  /**
   * @param teamId whose members shall read it
   * @returns whether it went, or waits to go
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

/** What is wrong with the text itself goes before what the whole call was told. */
function sentenceOf(failure: unknown): string | undefined {
  const field = failure instanceof ApiRefusal ? failure.errors[0] : undefined;
  return field ? sayRefusal(field) : failureMessage(failure);
}

import { api, type ReactionCount, type ReactionKind } from '@garden/contract';
import { useRef } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { countOf, toggled } from './reaction-counts.ts';

export type ReactionTarget = { readonly kind: ReactionKind; readonly objectId: string };

/**
 * Adds or removes a reaction, shown at once; presses in quick succession reach the server one after the other.
 * @param remember shows the counts wherever they are shown
 */
export function useReaction(
  target: ReactionTarget,
  reactions: readonly ReactionCount[],
  remember: (reactions: readonly ReactionCount[]) => void,
): (emoji: string) => void {
  const queue = useRef({ last: Promise.resolve(), asked: 0 });
  return (emoji) => {
    const { mine } = countOf(reactions, emoji);
    const call = mine ? api.like.unreleased : api.like.likes;
    queue.current.asked += 1;
    const turn = queue.current.asked;
    // Only the newest answer counts: an older one would undo what was pressed since.
    const show = (counts: readonly ReactionCount[]) => turn === queue.current.asked && remember(counts);
    show(toggled(reactions, emoji));
    queue.current.last = queue.current.last
      .then(() => callApi(call, { ...target, emoji }))
      .then((answer) => void show(answer.reactions))
      .catch((failure: unknown) => {
        show(reactions);
        const message = failureMessage(failure);
        if (message !== undefined) toast.failure(message);
      });
  };
}

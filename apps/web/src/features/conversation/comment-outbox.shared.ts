import { api, type InputOf, type OutputOf } from '@garden/contract';
import { t } from '@lingui/core/macro';
import { apiKey } from '../../lib/api/hooks.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { failureMessage } from '../../lib/locale/translate-message.ts';
import type { OutboxCall, QueuedCall } from '../../lib/outbox/create-outbox.ts';
import { inputOf } from '../../lib/outbox/outbox.ts';
import { toast } from '../../lib/toast/toast.ts';
import { addComment } from './comments/thread-cache.ts';
import { type UnsentName, unsentComments } from './composer/unsent.ts';

type CommentInput = InputOf<typeof api.comment.add>;

/** A comment by name that the server has not answered yet. */
export type QueuedComment = CommentInput & { readonly key: string; readonly isFirstTry: boolean };

/** The key of a comment's unsent text. */
export const nameOf = ({ objectId, parentId }: Pick<CommentInput, 'objectId' | 'parentId'>): UnsentName =>
  parentId === undefined ? `on ${objectId}` : `reply ${parentId}`;

/** Comments on an object that are queued or being sent, in their order. */
export function queuedComments(calls: readonly QueuedCall[], objectId: string): QueuedComment[] {
  return calls.flatMap((call) => {
    const comment = inputOf(api.comment.add, call);
    const { key, isFirstTry } = call;
    return comment?.objectId === objectId ? [{ ...comment, key, isFirstTry }] : [];
  });
}

const refetch = () => queryClient.invalidateQueries({ queryKey: apiKey(api.comment.gets) });

/** Runs when a queued comment was sent or refused: its text goes back where it was written. */
export const commentHandler = {
  sent(_call: OutboxCall, answer: unknown): void {
    // What this call answers.
    const { comment } = answer as OutputOf<typeof api.comment.add>;
    if (comment) addComment(comment);
  },
  refused(call: OutboxCall, failure: Error): void {
    const comment = inputOf(api.comment.add, call);
    if (comment) unsentComments.keep(call.userId, nameOf(comment), { text: comment.text, anonymous: false });
    const reason = failureMessage(failure) ?? '';
    toast.failure(t`Your comment wasn’t sent. It’s kept where you wrote it. ${reason}`);
    void refetch();
  },
  settledElsewhere: () => void refetch(),
};

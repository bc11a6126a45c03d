import { api } from '@garden/contract';
import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { apiKey } from '../../lib/api/hooks.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { failureMessage } from '../../lib/locale/translate-message.ts';
import type { OutboxCall, QueuedCall } from '../../lib/outbox/create-outbox.ts';
import { toast } from '../../lib/toast/toast.ts';
import { addComment } from './comments/thread-cache.ts';
import { type UnsentName, unsentComments } from './composer/unsent.ts';

type CommentInput = z.output<typeof api.comment.add.input>;

/** A comment by name that the server has not answered yet. */
export type QueuedComment = CommentInput & { readonly key: string; readonly isFirstTry: boolean };

/** The key of a comment's unsent text. */
export const nameOf = ({ objectId, parentId }: Pick<CommentInput, 'objectId' | 'parentId'>): UnsentName =>
  parentId === undefined ? `on ${objectId}` : `reply ${parentId}`;

/** Comments on an object that are queued or being sent, in their order. */
export function queuedComments(calls: readonly QueuedCall[], objectId: string): QueuedComment[] {
  return calls.flatMap(({ path, input, key, isFirstTry }) => {
    if (path !== api.comment.add.path) return [];
    const { data } = z.safeParse(api.comment.add.input, input);
    return data?.objectId === objectId ? [{ ...data, key, isFirstTry }] : [];
  });
}

const refetch = () => queryClient.invalidateQueries({ queryKey: apiKey(api.comment.gets) });

/** Runs when a queued comment was sent or refused: its text goes back where it was written. */
export const commentHandler = {
  sent(_call: OutboxCall, answer: unknown): void {
    const { data } = z.safeParse(api.comment.add.output, answer);
    if (data?.comment) addComment(data.comment);
  },
  refused({ userId, input }: OutboxCall, failure: Error): void {
    const { data } = z.safeParse(api.comment.add.input, input);
    if (data) unsentComments.keep(userId, nameOf(data), { text: data.text, anonymous: false });
    const reason = failureMessage(failure) ?? '';
    toast.failure(t`Your comment wasn’t sent. It’s kept where you wrote it. ${reason}`);
    void refetch();
  },
  settledElsewhere: () => void refetch(),
};

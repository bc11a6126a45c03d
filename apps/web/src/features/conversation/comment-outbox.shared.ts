import { api } from '@garden/contract';
import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { apiKey } from '../../lib/api/hooks.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { failureMessage } from '../../lib/locale/translate-message.ts';
import type { OutboxCall, WaitingCall } from '../../lib/outbox/create-outbox.ts';
import { toast } from '../../lib/toast/toast.ts';
import { addComment } from './comments/thread-cache.ts';
import { type UnsentName, unsentComments } from './composer/unsent.ts';

type Said = z.output<typeof api.comment.add.input>;

/** A comment by name that the server has not answered yet. */
export type CommentOnItsWay = Said & { readonly key: string; readonly isFirstTry: boolean };

/** Where the text of a comment is kept while it is being written. */
export const nameOf = ({ objectId, parentId }: Pick<Said, 'objectId' | 'parentId'>): UnsentName =>
  parentId === undefined ? `on ${objectId}` : `reply ${parentId}`;

/** Comments on an object that wait for the network or for their answer, in their order. */
export function commentsOnTheirWay(calls: readonly WaitingCall[], objectId: string): CommentOnItsWay[] {
  return calls.flatMap(({ path, input, key, isFirstTry }) => {
    if (path !== api.comment.add.path) return [];
    const { data } = z.safeParse(api.comment.add.input, input);
    return data?.objectId === objectId ? [{ ...data, key, isFirstTry }] : [];
  });
}

const lookAgain = () => queryClient.invalidateQueries({ queryKey: apiKey(api.comment.gets) });

/** What the product does when a comment that waited has gone, or was refused: its text goes back where it was written. */
export const commentReaction = {
  sent(_call: OutboxCall, answer: unknown): void {
    const { data } = z.safeParse(api.comment.add.output, answer);
    if (data?.comment) addComment(data.comment);
  },
  refused({ userId, input }: OutboxCall, failure: Error): void {
    const { data } = z.safeParse(api.comment.add.input, input);
    if (data) unsentComments.keep(userId, nameOf(data), { text: data.text, anonymous: false });
    const reason = failureMessage(failure) ?? '';
    toast.failure(t`Your comment was not sent, and is kept where you wrote it. ${reason}`);
    void lookAgain();
  },
  settledElsewhere: () => void lookAgain(),
};

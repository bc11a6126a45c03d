import { api } from '@garden/contract';
import { commentReaction } from '../features/conversation/comment-outbox.ts';
import { followDiaries } from '../features/diary/writing/publish-outbox.ts';
import { outbox, startOutbox } from '../lib/outbox/outbox.ts';
import { followTodos } from '../lib/todos.ts';

/** Sends what an earlier visit could not, and from now on whatever waits. */
export function startSending(): void {
  followTodos();
  followDiaries();
  outbox.react(api.comment.add.path, commentReaction);
  startOutbox();
}

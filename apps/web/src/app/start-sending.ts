import { api } from '@garden/contract';
import { commentReaction } from '../features/conversation/comment-outbox.shared.ts';
import { followDiaries } from '../features/diary/publish-outbox.shared.ts';
import { followTodos } from '../features/knowledge/todos.shared.ts';
import { outbox, startOutbox } from '../lib/outbox/outbox.ts';

/** Sends what an earlier visit could not, and from now on whatever waits. */
export function startSending(): void {
  followTodos();
  followDiaries();
  outbox.react(api.comment.add.path, commentReaction);
  startOutbox();
}

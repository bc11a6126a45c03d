import { api } from '@garden/contract';
import { commentHandler } from '../features/conversation/comment-outbox.shared.ts';
import { registerDiaryHandlers } from '../features/diary/publish-outbox.shared.ts';
import { registerTodoHandlers } from '../features/knowledge/todos.shared.ts';
import { outbox, startOutbox } from '../lib/outbox/outbox.ts';

/** Sends what an earlier visit could not send, and from now on whatever is queued. */
export function startSending(): void {
  registerTodoHandlers();
  registerDiaryHandlers();
  outbox.handle(api.comment.add.path, commentHandler);
  startOutbox();
}

import { api } from '@garden/contract';
import { registerDiaryHandlers } from '../features/diary/publish-outbox.shared.ts';
import { registerTodoHandlers } from '../features/knowledge/todos.shared.ts';
import { outbox, startOutbox } from '../lib/outbox/outbox.ts';

const commentHandler = async () =>
  (await import('../features/conversation/comment-outbox.shared.ts')).commentHandler;

/** Sends what an earlier visit could not send, and from now on whatever is queued. */
export function startSending(): void {
  registerTodoHandlers();
  registerDiaryHandlers();
  outbox.handle(api.comment.add.path, {
    // Before it is sent: what the server refuses goes back to where it was written.
    complete: async ({ input }) => {
      await commentHandler();
      return input;
    },
    sent: async (...answered) => (await commentHandler()).sent(...answered),
    refused: async (...refused) => (await commentHandler()).refused(...refused),
    settledElsewhere: async () => (await commentHandler()).settledElsewhere(),
  });
  startOutbox();
}

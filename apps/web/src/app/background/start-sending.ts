import { api } from '@garden/contract';
import { registerDiaryHandlers } from '../../features/diary/publish-outbox.shared.ts';
import { registerTodoHandlers } from '../../features/knowledge/todos.shared.ts';
import type { CallHandler } from '../../lib/outbox/create-outbox.ts';
import { outbox, startOutbox } from '../../lib/outbox/outbox.ts';

const commentHandler = async () =>
  (await import('../../features/conversation/comment-outbox.shared.ts')).commentHandler;
const answerHandler = async () =>
  (await import('../../features/knowledge/answers-outbox.shared.ts')).answerHandler;

/** A handler that is loaded when the first call is settled. */
const late = (load: () => Promise<CallHandler>): CallHandler => ({
  sent: async (...call) => (await load()).sent(...call),
  refused: async (...call) => (await load()).refused(...call),
  settledElsewhere: async (call) => (await load()).settledElsewhere(call),
});

/** Sends what an earlier visit could not send, and from now on whatever is queued. */
export function startSending(): void {
  registerTodoHandlers();
  registerDiaryHandlers();
  outbox.handle(api.comment.add.path, {
    ...late(commentHandler),
    // Before it is sent: what the server refuses goes back to where it was written.
    complete: async ({ input }) => {
      await commentHandler();
      return input;
    },
  });
  for (const { path } of [api.mistake.answer, api.lastImprove.answer])
    outbox.handle(path, late(answerHandler));
  startOutbox();
}

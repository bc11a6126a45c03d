import { followDiaries } from '../features/diary/writing/publish-outbox.ts';
import { startOutbox } from '../lib/outbox/outbox.ts';
import { followTodos } from '../lib/todos.ts';

/** Sends what an earlier visit could not, and from now on whatever waits. */
export function startSending(): void {
  followTodos();
  followDiaries();
  startOutbox();
}

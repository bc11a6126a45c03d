import type { QueuedCall } from '../outbox/create-outbox.ts';
import { lin } from './sample-person.ts';

/** A queued call. */
export const sampleCall = (parts: Pick<QueuedCall, 'path' | 'input'> & Partial<QueuedCall>): QueuedCall => ({
  id: 1,
  userId: lin.id,
  key: 'k',
  subject: 'a subject',
  isFirstTry: false,
  ...parts,
});

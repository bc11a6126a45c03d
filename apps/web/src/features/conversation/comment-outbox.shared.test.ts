import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api/refusal.ts';
import type { QueuedCall } from '../../lib/outbox/create-outbox.ts';
import { sampleCall } from '../../lib/testing/sample-call.ts';
import { lin } from '../../lib/testing/sample-person.ts';
import { commentHandler, queuedComments } from './comment-outbox.shared.ts';
import { unsentComments } from './composer/unsent.ts';

const diaryId = '0198a000-0000-7000-8000-00000000d1a2';
const parentId = '0198a000-0000-7000-8000-00000000c0de';
const call = (parts: Partial<QueuedCall> = {}): QueuedCall =>
  sampleCall({
    path: api.comment.add.path,
    input: { kind: 'diary', objectId: diaryId, text: 'Well done' },
    subject: `talk ${diaryId}`,
    ...parts,
  });

describe('comments on their way', () => {
  test('are those of one diary', () => {
    const calls = [
      call(),
      call({ path: api.todo.add.path }),
      call({ input: { kind: 'diary', objectId: parentId, text: 'Elsewhere' } }),
      call({ input: 'of another build' }),
    ];
    expect(queuedComments(calls, diaryId)).toEqual([
      { kind: 'diary', objectId: diaryId, text: 'Well done', key: 'k', isFirstTry: false },
    ]);
  });
});

describe('a comment that is refused some time after it was written', () => {
  const refusal = new ApiRefusal(400, 'Diary not found', { key: 'diaryNotFound' });

  test('is back in the field it was written in', () => {
    commentHandler.refused(call(), refusal);
    expect(unsentComments.read(lin.id, `on ${diaryId}`)).toMatchObject({
      text: 'Well done',
      anonymous: false,
    });
  });

  test('is back below what it replied to', () => {
    commentHandler.refused(
      call({ input: { kind: 'diary', objectId: diaryId, parentId, text: 'So it is' } }),
      refusal,
    );
    expect(unsentComments.read(lin.id, `reply ${parentId}`)).toMatchObject({ text: 'So it is' });
  });
});

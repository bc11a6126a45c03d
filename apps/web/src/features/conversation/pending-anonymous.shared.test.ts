import { describe, expect, test, vi } from 'vitest';
import { lin, mateo } from '../../lib/testing/sample-person.ts';
import { pendingAnonymousComments } from './pending-anonymous.shared.ts';

const comment = (id: string) => ({
  id,
  kind: 'diary' as const,
  objectId: '0198a000-0000-7000-8000-00000000d1a2',
  teamId: '0198a000-0000-7000-8000-00000000aaaa',
  parentId: null,
  text: 'Well done',
  isSent: true,
});
const [first, second] = [
  '7d9f3c40-0000-4000-8000-000000000001',
  '7d9f3c40-0000-4000-8000-000000000002',
] as const;
const DAY = 24 * 3_600_000;
const list = (userId: string) => pendingAnonymousComments.list(userId);
const ids = (userId: string) => list(userId).map(({ id }) => id);
/** SHA-256 of the first id, in base64url, as the server computes it. */
const RECEIPT = 'l56NYd-VO0CIwNMI25QOqs4CPJsI_18KUk09tiP2Bl4';

describe('an anonymous comment on its way', () => {
  test('is known to its writer’s browser alone', () => {
    pendingAnonymousComments.add(lin.id, comment(first));
    expect([ids(lin.id), ids(mateo.id)]).toEqual([[first], []]);
  });

  test('is shown by its receipt, and forgotten once that was seen', async () => {
    pendingAnonymousComments.add(lin.id, comment(first));
    pendingAnonymousComments.add(lin.id, comment(second));
    const commentId = '7d9f3c40-0000-4000-8000-00000000000c';
    await pendingAnonymousComments.settle(lin.id, [
      { receipt: RECEIPT, commentId, day: '2026-04-01' },
      { receipt: 'of-someone-else', commentId, day: '2026-04-01' },
    ]);
    expect(list(lin.id)).toMatchObject([
      { id: first, shown: { commentId, day: '2026-04-01' } },
      { id: second },
    ]);
    expect(list(lin.id)[1]?.shown).toBeUndefined();
    pendingAnonymousComments.forget(lin.id, [first, second]);
    expect(localStorage.getItem(`waiting-comments:${lin.id}`)).toBeNull();
  });

  test('is given back when no step can show it any more, and kept until its writer has seen that', () => {
    vi.useFakeTimers();
    pendingAnonymousComments.add(lin.id, comment(first));
    vi.advanceTimersByTime(15 * DAY - 1);
    expect(list(lin.id)).toMatchObject([{ isGivenBack: false }]);
    vi.advanceTimersByTime(1);
    expect(list(lin.id)).toMatchObject([{ isGivenBack: true, text: 'Well done' }]);
    vi.advanceTimersByTime(45 * DAY);
    expect(ids(lin.id)).toEqual([]);
  });

  test('ignores foreign data under its key', () => {
    localStorage.setItem(`waiting-comments:${lin.id}`, '[{"id":5}]');
    expect(ids(lin.id)).toEqual([]);
  });
});

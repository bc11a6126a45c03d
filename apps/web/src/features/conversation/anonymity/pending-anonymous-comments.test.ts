import { describe, expect, test, vi } from 'vitest';
import { lin, mateo } from '../../../lib/testing/sample-person.ts';
import { pendingAnonymousComments } from './pending-anonymous-comments.ts';

const comment = (id: string) => ({
  id,
  objectId: '0198a000-0000-7000-8000-00000000d1a2',
  teamId: '0198a000-0000-7000-8000-00000000aaaa',
  parentId: null,
  text: 'Well done',
});
const [first, second] = [
  '7d9f3c40-0000-4000-8000-000000000001',
  '7d9f3c40-0000-4000-8000-000000000002',
] as const;
const ids = (userId: string) => pendingAnonymousComments.list(userId).map(({ id }) => id);

describe('an anonymous comment on its way', () => {
  test('is known to its writer’s browser alone', () => {
    pendingAnonymousComments.add(lin.id, comment(first));
    expect([ids(lin.id), ids(mateo.id)]).toEqual([[first], []]);
  });

  test('is forgotten once it has arrived', () => {
    pendingAnonymousComments.add(lin.id, comment(first));
    pendingAnonymousComments.add(lin.id, comment(second));
    pendingAnonymousComments.settle(lin.id, new Set([first]));
    expect(ids(lin.id)).toEqual([second]);
    pendingAnonymousComments.settle(lin.id, new Set([second]));
    expect(localStorage.getItem(`waiting-comments:${lin.id}`)).toBeNull();
  });

  test('is given up after thirty days', () => {
    vi.useFakeTimers();
    pendingAnonymousComments.add(lin.id, comment(first));
    vi.advanceTimersByTime(30 * 24 * 3_600_000);
    expect(ids(lin.id)).toEqual([]);
  });

  test('ignores foreign data under its key', () => {
    localStorage.setItem(`waiting-comments:${lin.id}`, '[{"id":5}]');
    expect(ids(lin.id)).toEqual([]);
  });
});

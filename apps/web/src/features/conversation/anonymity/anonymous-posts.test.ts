import { beforeEach, expect, test, vi } from 'vitest';
import { lin } from '../../../lib/testing/sample-person.ts';
import { pendingAnonymousComments } from '../pending-anonymous.shared.ts';
import { beginPosting } from './anonymous-posts.ts';

const objectId = '0198a000-0000-7000-8000-00000000d1a2';
const teamId = '0198a000-0000-7000-8000-00000000aaaa';
const id = '7d9f3c40-0000-4000-8000-000000000001';
const posts: string[] = [];

beforeEach(() => {
  posts.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async (_url: unknown, { body }: { body: string }) => {
    posts.push(body);
    return Response.json({ code: 200, message: 'OK', data: { comment: null, filler: '' } });
  });
});

const POSTS = 6;
const soon = setTimeout;

/** What a person's browser posts after they have opened a thread, in all. */
async function postsOf(writes: () => void): Promise<string[]> {
  beginPosting({ userId: lin.id, about: { kind: 'diary', objectId }, teamId });
  writes();
  // Keys are made beside the clock, so the next post is planned a real moment after the one before.
  while (posts.length < POSTS) {
    vi.advanceTimersByTime(10_000);
    await new Promise((done) => soon(done, 1));
  }
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
  return posts.splice(0);
}

test('a browser posts as often and as much, whether or not its person has written something', async () => {
  const blank = await postsOf(() => undefined);
  const said = await postsOf(() =>
    pendingAnonymousComments.add(lin.id, {
      id,
      kind: 'diary',
      objectId,
      teamId,
      parentId: null,
      isSent: false,
      text: '葡萄长得太快了吗？',
    }),
  );
  const lengths = [...blank, ...said].map((body) => new TextEncoder().encode(body).length);
  expect([blank.length, said.length]).toEqual([POSTS, POSTS]);
  expect(new Set(lengths).size).toBe(1);
  expect(blank.filter((body) => !body.includes('"blank":true'))).toEqual([]);
  expect(said.filter((body) => body.includes('葡萄'))).toHaveLength(1);
  expect(pendingAnonymousComments.list(lin.id)).toMatchObject([{ id, isSent: true }]);
});

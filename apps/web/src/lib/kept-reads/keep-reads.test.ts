import { api, type DiaryView } from '@garden/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TransportFailure } from '../api/refusal.ts';
import { sampleDiary } from '../testing/sample-diary.ts';
import { lin, mateo } from '../testing/sample-person.ts';
import { sampleTeam } from '../testing/sample-team.ts';
import { asOf } from './as-of.ts';
import { keepReads } from './keep-reads.ts';
import type { KeptRead } from './kept-read.ts';

const team = sampleTeam();
const NOW = Date.parse('2026-03-20T12:00:00Z');
const FEED = [api.diary.recently.path, {}, 'pages'];
const feedOf = (...titles: string[]) => ({
  pages: [
    {
      items: titles.map(
        (title): DiaryView => sampleDiary({ day: '2026-03-19', teamIds: [team.id], title, talk: TALK }),
      ),
      nextCursor: null,
    },
  ],
  pageParams: [undefined],
});
const TALK = { comments: 0, reactions: [], answered: null, can: { comment: true } };

let rested: KeptRead[];
let user: string | undefined;
let idle: (() => void)[];

/** A window of this device that has just opened. */
function open({ teams = [team] } = {}): QueryClient {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  keepReads(cache, {
    store: {
      list: async (userId) => rested.filter((read) => read.userId === userId),
      rewrite: async (change) => {
        rested = structuredClone([...(change(rested) ?? rested)]);
      },
    },
    userId: () => user,
    teams: () => teams,
    now: () => NOW,
    whenIdle: (work) => void idle.push(work),
  });
  return cache;
}

/** Lets the device come to rest. */
async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    for (const work of idle.splice(0)) work();
    await vi.dynamicImportSettled();
  }
}

/** A screen that shows a read, which is answered so or fails. */
function show(cache: QueryClient, queryKey: readonly unknown[], answer: unknown): QueryObserver {
  const queryFn = () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer));
  const observer = new QueryObserver(cache, { queryKey, queryFn });
  observer.subscribe(() => undefined);
  return observer;
}

const readFeed = async (cache: QueryClient, ...titles: string[]) => {
  const observer = show(cache, FEED, feedOf(...titles));
  await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false));
  await settle();
};
const titles = (data: unknown) =>
  (data as ReturnType<typeof feedOf> | undefined)?.pages.flatMap(({ items }) =>
    items.map(({ title }) => title),
  );

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  rested = [];
  user = lin.id;
  idle = [];
});

describe('what was read', () => {
  test('comes back where the network fails, as old as it is, and is read anew', async () => {
    await readFeed(open(), 'one', 'two');
    const readAt = rested[0]?.at;
    vi.setSystemTime(NOW + 60_000);
    const later = open();
    const feed = show(later, FEED, new TransportFailure('network'));
    await vi.waitFor(() => expect(titles(feed.getCurrentResult().data)).toEqual(['one', 'two']));
    expect(feed.getCurrentResult()).toMatchObject({ isStale: true, dataUpdatedAt: readAt });
    expect(asOf(later, '/home')).toBe(readAt);
    expect(asOf(later, '/score')).toBeUndefined();
    // What came from the device is not kept as if it were new.
    later.setQueryData(FEED, feedOf('changed here'));
    await settle();
    expect(titles(rested[0]?.data)).toEqual(['one', 'two']);
    expect(asOf(later, '/home')).toBe(readAt);
  });

  test('is what the server said last: what is gone there goes here', async () => {
    const cache = open();
    await readFeed(cache, 'one', 'deleted');
    await cache.fetchQuery({ queryKey: FEED, queryFn: async () => feedOf('one'), staleTime: 0 });
    await settle();
    expect(rested).toHaveLength(1);
    expect(titles(rested[0]?.data)).toEqual(['one']);
  });

  test('stays away where the server refuses', async () => {
    await readFeed(open(), 'one');
    const feed = show(open(), FEED, new Error('refused'));
    await vi.waitFor(() => expect(feed.getCurrentResult().isError).toBe(true));
    await settle();
    expect(feed.getCurrentResult().data).toBeUndefined();
  });

  test('stays away where an earlier build wrote another shape', async () => {
    await readFeed(open(), 'one');
    const [diary] = feedOf('one').pages[0]?.items ?? [];
    const pages = [{ items: [{ ...diary, day: 20260319 }], nextCursor: null }];
    rested = rested.map((read) => ({ ...read, data: { pages, pageParams: [undefined] } }));
    const feed = show(open(), FEED, new TransportFailure('network'));
    await vi.waitFor(() => expect(feed.getCurrentResult().isError).toBe(true));
    await settle();
    expect(feed.getCurrentResult().data).toBeUndefined();
  });

  test('of teams is what the store has, without a second copy', async () => {
    const key = [api.team.list.path, {}];
    const observer = show(open(), key, { result: [team] });
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
    await settle();
    expect(rested).toMatchObject([{ path: api.team.list.path, data: null }]);
    const again = show(open(), key, new TransportFailure('network'));
    await vi.waitFor(() => expect(again.getCurrentResult().data).toEqual({ result: [team] }));
  });
});

describe('nothing rests', () => {
  test('of a user who signed out, or where the device keeps nothing, from then on', async () => {
    const cache = open();
    await readFeed(cache, 'one');
    expect(rested).toHaveLength(1);
    user = undefined;
    await cache.fetchQuery({ queryKey: FEED, queryFn: async () => feedOf('two'), staleTime: 0 });
    await settle();
    expect(rested).toEqual([]);
  });

  test('of another user, who is given nothing either', async () => {
    await readFeed(open(), 'one');
    user = mateo.id;
    const feed = show(open(), FEED, new TransportFailure('network'));
    await vi.waitFor(() => expect(feed.getCurrentResult().isError).toBe(true));
    await settle();
    expect(feed.getCurrentResult().data).toBeUndefined();
    expect(rested).toEqual([]);
  });

  test('of a team as soon as the teams are read without it', async () => {
    const cache = open();
    await readFeed(cache, 'one');
    expect(JSON.stringify(rested)).toContain('one');
    const queryFn = async () => ({ result: [] });
    await cache.fetchQuery({ queryKey: [api.team.list.path, {}], queryFn, staleTime: 0 });
    await settle();
    expect(JSON.stringify(rested)).not.toContain('one');
  });
});

test('a feed that came before the teams were known is kept once they are', async () => {
  const cache = open({ teams: [] });
  await readFeed(cache, 'one');
  await cache.fetchQuery({ queryKey: [api.team.list.path, {}], queryFn: async () => ({ result: [team] }) });
  await settle();
  expect(JSON.stringify(rested)).toContain('"one"');
});

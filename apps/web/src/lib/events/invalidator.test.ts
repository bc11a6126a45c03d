import { api } from '@garden/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { apiKey } from '../api/hooks.ts';
import { countArrivals, forgetArrivals } from './arrivals.ts';
import { createInvalidator } from './invalidator.ts';

beforeEach(() => void vi.useFakeTimers());

const diary = '019aa0f0-0000-7000-8000-000000000001';
const other = '019aa0f0-0000-7000-8000-000000000002';
const team = '019aa0f0-0000-7000-8000-000000000003';
const thread = (objectId: string) => apiKey(api.comment.gets, { kind: 'diary', objectId });

/** A cache in which these reads stand on the screen; counts how often each is asked. */
function shown(...keys: (readonly unknown[])[]) {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const asked = keys.map((queryKey) => {
    const queryFn = vi.fn(async () => ({}));
    cache.setQueryData(queryKey, {});
    new QueryObserver(cache, { queryKey, queryFn }).subscribe(() => undefined);
    return queryFn;
  });
  return { cache, times: () => asked.map(({ mock }) => mock.calls.length) };
}

describe('changes', () => {
  test('make their own reads be asked again, once for many', async () => {
    const { cache, times } = shown(apiKey(api.notice.total, {}), apiKey(api.team.list, {}));
    const stale = createInvalidator(cache);
    for (let count = 0; count < 20; count += 1) stale.change({ topic: 'notice' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(times()).toEqual([1, 0]);
    stale.change({ topic: 'applications' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(times()).toEqual([1, 1]);
  });

  test('of a thread reach this thread alone; lists of diaries wait until they are opened', async () => {
    const feed = [api.diary.recently.path, {}, 'pages'];
    const { cache, times } = shown(thread(diary), thread(other), feed);
    createInvalidator(cache).change({ topic: 'thread', teamId: other, object: { kind: 'diary', id: diary } });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(times()).toEqual([1, 0, 0]);
    expect(cache.getQueryState(feed)?.isInvalidated).toBe(true);
  });

  test('of an appeal reach each list that shows its diary, and its page', async () => {
    const list = (id: string) => [api.diary.recently.path, { teamId: id }, 'pages'];
    const page = apiKey(api.diary.get, { diaryId: diary });
    const { cache, times } = shown(list(team), list(other), page);
    cache.setQueryData(list(team), { pages: [{ items: [{ id: diary }] }] });
    const stale = createInvalidator(cache);
    const object = { kind: 'diary', id: diary };
    stale.change({ topic: 'appeals', object });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(times()).toEqual([1, 0, 1]);
  });

  test('of a diary show it anew in the feeds that have it, without reading them', async () => {
    const feed = (id: string) => [api.diary.recently.path, { teamId: id }, 'pages'];
    const { cache, times } = shown(feed(team), feed(other));
    const items = [{ id: diary, score: { grade: 'C' } }, { id: other }];
    cache.setQueryData(feed(team), { pages: [{ items }], pageParams: [null] });
    cache.setQueryData(feed(other), { pages: [{ items: [] }], pageParams: [null] });
    const renewed = { id: diary, score: { grade: 'A' } };
    const answer = JSON.stringify({ code: 200, message: '', data: renewed });
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(answer));
    const stale = createInvalidator(cache);
    for (const id of [diary, team])
      stale.change({ topic: 'diary', teamId: team, object: { kind: 'diary', id } });
    stale.change({ topic: 'ownDiary', object: { kind: 'diary', id: diary } });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(cache.getQueryData(feed(team))).toMatchObject({ pages: [{ items: [renewed, { id: other }] }] });
    expect(times()).toEqual([0, 0]);
    fetched.mockRestore();
  });

  test('of new diaries are counted, and no feed is read for them', async () => {
    const feed = [api.diary.recently.path, {}, 'pages'];
    const { cache, times } = shown(feed, apiKey(api.relationship.uncomplete, { teamId: other }));
    const stale = createInvalidator(cache);
    const object = { kind: 'diary', id: diary };
    for (const teamId of [other, team, other]) stale.change({ topic: 'diaries', teamId, object });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(times()).toEqual([0, 0]);
    expect(cache.getQueryState(feed)?.isInvalidated).toBe(true);
    const countIn = (teamId: string | undefined, ids: readonly string[]) =>
      countArrivals(
        teamId,
        ids.map((id) => ({ id })),
      );
    expect([countIn(undefined, []), countIn(team, []), countIn(diary, [])]).toEqual([1, 1, 0]);
    expect(countIn(undefined, [diary])).toBe(0);
    forgetArrivals();
    expect(countIn(undefined, [])).toBe(0);
  });

  test('too many missed changes invalidate everything', async () => {
    const { cache, times } = shown(thread(diary), apiKey(api.team.list, {}));
    createInvalidator(cache).all();
    await vi.advanceTimersByTimeAsync(1);
    expect(times()).toEqual([1, 1]);
  });
});

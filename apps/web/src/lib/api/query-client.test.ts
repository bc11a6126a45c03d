import { api } from '@garden/contract';
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useToastStore } from '../toast/toast.ts';
import { deedOf } from './deed-of.ts';
import { queryClient } from './query-client.ts';
import { ApiRefusal, TransportFailure } from './refusal.ts';

const refusal = new ApiRefusal(400, 'Team not found', { key: 'teamNotFound' });
const shown = () => useToastStore.getState().toasts.map(({ kind, message }) => `${kind}: ${message}`);

/** A read as a mounted screen makes it, retries and all; returns how often it was asked. */
async function read(failure: Error, meta: { failure?: 'toast' | 'none' } = {}): Promise<number> {
  const queryFn = vi.fn(() => Promise.reject(failure));
  const { retry } = queryClient.getDefaultOptions().queries ?? {};
  const options = { queryKey: [crypto.randomUUID()], queryFn, meta, retryDelay: 0 };
  await queryClient.fetchQuery(retry === undefined ? options : { ...options, retry }).catch(() => undefined);
  return queryFn.mock.calls.length;
}

beforeEach(() => {
  useToastStore.setState({ toasts: [] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a failed read', () => {
  test('is shown once, a refusal without asking again', async () => {
    expect(await read(refusal)).toBe(1);
    expect(shown()).toEqual(['failure: Team not found']);
  });

  test('is asked for twice more where nothing answered', async () => {
    expect(await read(new TransportFailure('network'))).toBe(3);
    expect(shown()).toEqual(['failure: Network disconnected']);
  });

  test('is not shown while the browser is offline, which the page says', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await read(new TransportFailure('network'));
    expect(shown()).toEqual([]);
  });

  test('is tried once without network, and goes on when that is back', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    onlineManager.setOnline(false);
    const queryFn = vi
      .fn()
      .mockRejectedValueOnce(new TransportFailure('network'))
      .mockResolvedValueOnce('read');
    const read = new QueryObserver(queryClient, { queryKey: [crypto.randomUUID()], queryFn });
    queryClient.mount();
    const leave = read.subscribe(() => undefined);
    await vi.waitFor(() => expect(read.getCurrentResult().fetchStatus).toBe('paused'));
    expect(queryFn).toHaveBeenCalledTimes(1);
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect(read.getCurrentResult().data).toBe('read'));
    leave();
    queryClient.unmount();
  });

  test('is not shown where the screen does it', async () => {
    await read(refusal, { failure: 'none' });
    expect(shown()).toEqual([]);
  });

  test('is not shown where the session is over', async () => {
    await read(new ApiRefusal(403, 'Session expired', {}));
    expect(shown()).toEqual([]);
  });
});

test('asks for my teams again when one of them is not found any more', async () => {
  const teams = [api.team.list.path, {}];
  queryClient.setQueryData(teams, { result: [] });
  await read(new ApiRefusal(400, 'Diary not found', { key: 'diaryNotFound' }));
  expect(queryClient.getQueryState(teams)?.isInvalidated).toBe(false);
  await read(refusal);
  expect(queryClient.getQueryState(teams)?.isInvalidated).toBe(true);
});

describe('a failed command', () => {
  const run = (failure: Error, meta: { failure?: 'toast' | 'none' } = {}) =>
    queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: () => Promise.reject(failure), meta })
      .execute(undefined)
      .catch(() => undefined);

  test('is shown, unless the screen does it', async () => {
    await run(new TransportFailure('network'), { failure: 'none' });
    expect(shown()).toEqual([]);
    await run(new TransportFailure('network'));
    expect(shown()).toEqual(['failure: Network disconnected']);
  });

  test('is a toast in any case where it was refused, in the words of its first field', async () => {
    const errors = [{ path: 'name', message: 'Please enter name', key: 'nameRequired' }];
    await run(new ApiRefusal(400, 'Please check', { key: 'inputInvalid', errors }), { failure: 'none' });
    await run(new ApiRefusal(409, 'Changed', { key: 'settingsChanged' }), { failure: 'none' });
    await run(new ApiRefusal(403, 'Session expired', {}), { failure: 'none' });
    expect(shown()).toEqual(['failure: Please enter name']);
  });

  test('without a readable answer is told by what it was for', async () => {
    const failed = (path: string, kind: 'read' | 'write') =>
      run(new TransportFailure('unreadable', { deed: deedOf({ path, kind }) }));
    await failed('user/diary/publish', 'write');
    await failed('user/diary/search', 'read');
    await failed('user/todo/add', 'write');
    await failed('user/todo/change', 'write');
    await failed('user/todo/delete', 'write');
    await failed('user/team/list', 'read');
    expect(shown()).toEqual(
      [
        ...['Publishing failed', 'Search failed, please try again later', 'Failed to add data'],
        ...['Failed to update data', 'Failed to delete data', 'Failed to load data'],
      ].map((message) => `failure: ${message}`),
    );
  });
});

import { describe, expect, test, vi } from 'vitest';
import { ApiRefusal, TransportFailure } from '../api/refusal.ts';
import { createOutbox, type NewCall, type OutboxCall, type OutboxPorts, RETRY_MS } from './create-outbox.ts';

const PATH = 'user/todo/change';
const noNetwork = () => new TransportFailure('network');
const refused = () => new ApiRefusal(400, 'To-do not found', { key: 'todoNotFound' });

/** What two windows of one browser share. */
function browser() {
  let lastId = 0;
  const kept: OutboxCall[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const store: OutboxPorts['store'] = {
    add: async (call) => {
      lastId += 1;
      const added = { ...call, id: lastId };
      kept.push(added);
      return added;
    },
    list: async (userId) => kept.filter((call) => call.userId === userId),
    has: async (id) => kept.some((call) => call.id === id),
    remove: async (id) => void kept.splice(0, kept.length, ...kept.filter((call) => call.id !== id)),
  };
  const withLock: OutboxPorts['withLock'] = (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
  return { kept, store, withLock };
}

type Window = {
  isOnline?: boolean;
  userId?: string | undefined;
  answer?: (call: NewCall) => unknown;
};

/** A window with its outbox; what it sends is kept in `sent`. */
function open({ store, withLock }: ReturnType<typeof browser>, settings: Window = {}) {
  const window: Required<Window> = { isOnline: true, userId: 'maya', answer: () => 'done', ...settings };
  const sent: string[] = [];
  const handler = { sent: vi.fn(), refused: vi.fn(), settledElsewhere: vi.fn() };
  const outbox = createOutbox({
    store,
    withLock,
    send: async (call) => {
      sent.push(`${call.subject} ${String(call.input)}`);
      const answer = window.answer(call);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    userId: () => window.userId,
    isOnline: () => window.isOnline,
    notifyOtherWindows: () => undefined,
    readable: async (calls: readonly OutboxCall[]) => calls,
  });
  outbox.handle(PATH, handler);
  const put = (subject: string, input: string) =>
    outbox.put({ path: PATH, input, subject, key: `${subject}-${input}` });
  return { window, sent, handler, outbox, put };
}

describe('with a network', () => {
  test('sends at once and answers what the server said', async () => {
    const { put, handler, outbox, sent } = open(browser());
    expect(await put('todo 1', 'done')).toEqual({ kind: 'sent', data: 'done' });
    expect(sent).toEqual(['todo 1 done']);
    expect(handler.sent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ userId: 'maya' }), 'done');
    expect(outbox.get()).toEqual({ isRead: true, calls: [] });
  });

  test('shows a call until it is answered', async () => {
    const { put, outbox, window } = open(browser());
    const seen: boolean[] = [];
    window.answer = () => {
      seen.push(...outbox.get().calls.map(({ isFirstTry }) => isFirstTry));
    };
    await put('todo 1', 'done');
    expect(seen).toEqual([true]);
  });

  test('reports a refusal to the caller, and keeps nothing', async () => {
    const { kept, ...shared } = browser();
    const { put, handler, outbox } = open({ kept, ...shared }, { answer: refused });
    await expect(put('todo 1', 'done')).rejects.toThrow('To-do not found');
    expect(handler.refused).not.toHaveBeenCalled();
    expect([kept, outbox.get().calls]).toEqual([[], []]);
  });

  test('works without storage, too', async () => {
    const { store, ...shared } = browser();
    const full = { ...store, add: () => Promise.reject(new Error('full')) };
    const { put, handler, window } = open({ ...shared, store: full });
    expect(await put('todo 1', 'done')).toEqual({ kind: 'sent', data: 'done' });
    expect(handler.sent).toHaveBeenCalledOnce();
    window.answer = noNetwork;
    await expect(put('todo 2', 'done')).rejects.toThrow(TransportFailure);
  });
});

describe('without a network', () => {
  test('keeps calls, and sends each once and in their order when it is back', async () => {
    const { put, outbox, window, sent } = open(browser(), { isOnline: false });
    expect(await put('todo 1', 'done')).toEqual({ kind: 'waiting' });
    expect(await put('todo 2', 'done')).toEqual({ kind: 'waiting' });
    expect(await put('todo 1', 'open')).toEqual({ kind: 'waiting' });
    expect(outbox.get().calls.map(({ isFirstTry }) => isFirstTry)).toEqual([false, false, false]);
    expect(sent).toEqual([]);
    window.isOnline = true;
    await Promise.all([outbox.flush(), outbox.flush()]);
    expect(sent).toEqual(['todo 1 done', 'todo 2 done', 'todo 1 open']);
    expect(outbox.get().calls).toEqual([]);
  });

  test('says a call again with the same key when its answer got lost', async () => {
    const { put, outbox, window } = open(browser());
    const keys: string[] = [];
    window.answer = ({ key }) => {
      keys.push(key);
      return noNetwork();
    };
    expect(await put('diary 2026-03-31', 'text')).toEqual({ kind: 'waiting' });
    await outbox.flush();
    expect(keys).toEqual(['diary 2026-03-31-text', 'diary 2026-03-31-text']);
  });

  test('tries again by itself after a while', async () => {
    vi.useFakeTimers();
    const { put, window, sent } = open(browser(), { answer: noNetwork });
    await put('todo 1', 'done');
    window.answer = () => 'done';
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(RETRY_MS * 2);
    expect(sent).toHaveLength(2);
  });

  test('drops what is refused later, reports it, and continues', async () => {
    const { put, outbox, window, handler, sent } = open(browser(), { isOnline: false });
    await put('todo 1', 'done');
    await put('todo 2', 'done');
    Object.assign(window, {
      isOnline: true,
      answer: ({ subject }: NewCall) => (subject === 'todo 1' ? refused() : 'done'),
    });
    await outbox.flush();
    expect(sent).toHaveLength(2);
    expect(handler.refused).toHaveBeenCalledOnce();
    expect(outbox.get().calls).toEqual([]);
  });

  test('blocks only the subject of a server error', async () => {
    const { put, outbox, window, sent } = open(browser(), { isOnline: false });
    await put('todo 1', 'done');
    await put('todo 2', 'done');
    await put('todo 1', 'open');
    const fault = new ApiRefusal(500, 'Something went wrong', {});
    Object.assign(window, {
      isOnline: true,
      answer: ({ subject }: NewCall) => (subject === 'todo 1' ? fault : 'done'),
    });
    await outbox.flush();
    expect(sent).toEqual(['todo 1 done', 'todo 2 done']);
    expect(outbox.get().calls.map(({ input }) => input)).toEqual(['done', 'open']);
  });

  test('keeps what the end of a session held up for the same person', async () => {
    const { put, outbox, window, sent } = open(browser(), {
      answer: () => new ApiRefusal(403, 'Session expired', { key: 'sessionExpired' }),
    });
    expect(await put('todo 1', 'done')).toEqual({ kind: 'waiting' });
    window.userId = 'ben';
    await outbox.read();
    await outbox.flush();
    expect([sent.length, outbox.get().calls]).toEqual([1, []]);
    Object.assign(window, { userId: 'maya', answer: () => 'done' });
    await outbox.read();
    expect(outbox.get().calls).toHaveLength(1);
    await outbox.flush();
    expect([sent.length, outbox.get().calls]).toEqual([2, []]);
  });

  test('lets a call carry what those before it brought', async () => {
    const { put, outbox, window, sent, handler } = open(browser(), { isOnline: false });
    const brought: string[] = [];
    handler.sent.mockImplementation((_call, data) => void brought.push(String(data)));
    const complete = async ({ input }: NewCall) => [input, ...brought].join(' + ');
    outbox.handle(PATH, { ...handler, complete });
    await put('diary 2026-03-31', 'picture');
    await put('diary 2026-03-31', 'text');
    Object.assign(window, { isOnline: true, answer: () => 'file' });
    await outbox.flush();
    expect(sent).toEqual(['diary 2026-03-31 picture', 'diary 2026-03-31 text + file']);
  });

  test('sends a call as it is where nothing can be added to it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { put, outbox, sent, handler } = open(browser());
    outbox.handle(PATH, { ...handler, complete: () => Promise.reject(new Error('no storage')) });
    await put('diary 2026-03-31', 'text');
    expect(sent).toEqual(['diary 2026-03-31 text']);
  });

  test('stops where another user signs in while calls are being sent', async () => {
    const { put, outbox, window, sent } = open(browser(), { isOnline: false });
    await put('todo 1', 'done');
    await put('todo 2', 'done');
    Object.assign(window, { isOnline: true, answer: () => Object.assign(window, { userId: 'ben' }) });
    await outbox.flush();
    expect(sent).toEqual(['todo 1 done']);
    window.userId = 'maya';
    await outbox.flush();
    expect(sent).toEqual(['todo 1 done', 'todo 2 done']);
  });

  test('gives a call back that has not gone yet', async () => {
    const { put, outbox, window, sent } = open(browser(), { isOnline: false });
    await put('diary 2026-03-31', 'text');
    const [call] = outbox.get().calls;
    expect(await outbox.cancel(call?.id ?? 0)).toBe(true);
    expect(await outbox.cancel(call?.id ?? 0)).toBe(false);
    window.isOnline = true;
    await outbox.flush();
    expect(sent).toEqual([]);
  });
});

describe('two windows', () => {
  test('send a call once between them, and both know', async () => {
    const shared = browser();
    const [here, there] = [open(shared, { isOnline: false }), open(shared)];
    await here.put('todo 1', 'done');
    here.window.isOnline = true;
    await Promise.all([here.outbox.flush(), there.outbox.flush()]);
    expect([...here.sent, ...there.sent]).toEqual(['todo 1 done']);
    await here.outbox.read();
    await there.outbox.read();
    expect(here.outbox.get().calls).toEqual([]);
  });

  test('look again at what the other one has settled', async () => {
    const shared = browser();
    const [here, there] = [open(shared, { isOnline: false }), open(shared)];
    await here.put('todo 1', 'done');
    await there.outbox.flush();
    await here.outbox.read();
    expect(here.handler.settledElsewhere).toHaveBeenCalledOnce();
    expect(there.handler.sent).toHaveBeenCalledOnce();
  });
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiRefusal, TransportFailure } from '../../../lib/api/refusal.ts';
import { type AutosavePorts, createAutosave, DEBOUNCE_MS, LONG_REST_MS, RETRY_MS } from './autosave.ts';
import { openingOf, type Versioned } from './opening.ts';
import { emptyWriting, type Writing } from './writing.ts';

const newer: Versioned = { writing: { ...emptyWriting, summary: 'From the phone' }, version: 4 };
const stale = new ApiRefusal(409, 'changed', {});

function setUp(part: Partial<AutosavePorts> = {}) {
  const ports = {
    keep: vi.fn(async () => undefined),
    forget: vi.fn(async () => undefined),
    send: vi.fn(async (_writing, version: number) => version + 1),
    newerOf: (failure: unknown) => (failure === stale ? newer : undefined),
    tell: vi.fn(),
    isOnline: () => true,
    now: () => Date.now(),
    ...part,
  } satisfies AutosavePorts;
  return { ports, autosave: createAutosave(openingOf(undefined, undefined), ports) };
}

beforeEach(() => vi.useFakeTimers());

describe('autosave', () => {
  test('keeps every change at once and sends after two seconds of rest', async () => {
    const { ports, autosave } = setUp();
    autosave.edit({ summary: 'a' });
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS - 1);
    const typedAt = Date.now();
    autosave.edit({ summary: 'ab' });
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS - 1);
    expect(ports.keep).toHaveBeenCalledTimes(2);
    expect(ports.send).not.toHaveBeenCalled();
    expect(autosave.get().status).toBe('saving');
    await vi.advanceTimersByTimeAsync(1);
    expect(ports.send).toHaveBeenCalledExactlyOnceWith({ ...emptyWriting, summary: 'ab' }, 0);
    expect(autosave.get()).toMatchObject({ status: 'saved', version: 1 });
    expect(ports.forget).toHaveBeenCalledExactlyOnceWith(typedAt);
  });

  test('sends at most once a minute while typing goes on, and shows meanwhile where the text is', async () => {
    const { ports, autosave } = setUp();
    autosave.edit({ summary: 'a' });
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    expect(autosave.get().status).toBe('saved');
    // A rest every three seconds, for almost two minutes.
    for (let second = 0; second < 114; second += 3) {
      autosave.edit({ summary: `a ${second}` });
      await vi.advanceTimersByTimeAsync(3_000);
    }
    expect(ports.send).toHaveBeenCalledTimes(2);
    expect(autosave.get().status).toBe('kept');
    await vi.advanceTimersByTimeAsync(LONG_REST_MS);
    expect(ports.send).toHaveBeenCalledTimes(3);
    expect(ports.send).toHaveBeenLastCalledWith({ ...emptyWriting, summary: 'a 111' }, 2);
    expect(autosave.get().status).toBe('saved');
  });

  test('tells other windows what is written, and follows what they write while it has nothing to send', async () => {
    const there = setUp().autosave;
    const { autosave } = setUp({
      tell: (writing, version, isSent) => there.follow({ writing, version, isSent }),
    });
    autosave.edit({ summary: 'From one window' });
    expect(there.get()).toMatchObject({
      writing: { summary: 'From one window' },
      version: 0,
      status: 'kept',
    });
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    expect(there.get()).toMatchObject({ version: 1, status: 'saved' });
    there.edit({ summary: 'Mine' });
    autosave.edit({ summary: 'From one window again' });
    expect(there.get().writing.summary).toBe('Mine');
  });

  test('sends every minute while typing never rests', async () => {
    const send = vi.fn(async ({ summary: _ }: Writing, version: number) => version + 1);
    const { autosave } = setUp({ send });
    for (let second = 0; second < 150; second += 1) {
      autosave.edit({ summary: `a ${second}` });
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(send.mock.calls.map(([{ summary }]) => summary)).toEqual(['a 59', 'a 119']);
  });

  test('sends within the minute when the page is hidden, and again after ten seconds of rest', async () => {
    const { ports, autosave } = setUp();
    autosave.edit({ summary: 'a' });
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    autosave.edit({ summary: 'ab' });
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    expect(ports.send).toHaveBeenCalledTimes(1);
    await autosave.flush();
    expect(ports.send).toHaveBeenCalledTimes(2);
    expect(autosave.get()).toMatchObject({ status: 'saved', version: 2 });
    autosave.edit({ summary: 'abc' });
    await vi.advanceTimersByTimeAsync(LONG_REST_MS - 1);
    expect(ports.send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(ports.send).toHaveBeenCalledTimes(3);
  });

  test('says within the minute, too, that it waits for a network', async () => {
    let online = true;
    const { ports, autosave } = setUp({ isOnline: () => online });
    autosave.edit({ summary: 'a' });
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    online = false;
    autosave.edit({ summary: 'ab' });
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    expect(autosave.get().status).toBe('waiting');
    expect(ports.send).toHaveBeenCalledTimes(1);
  });

  test('sends after each rest where this device has no room', async () => {
    const { ports, autosave } = setUp({ keep: vi.fn().mockRejectedValue(new Error('full')) });
    for (const summary of ['a', 'ab', 'abc']) {
      autosave.edit({ summary });
      await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
      expect(autosave.get().status).toBe('saved');
    }
    expect(ports.send).toHaveBeenCalledTimes(3);
  });

  test('sends one text at a time and the change meanwhile after it', async () => {
    const answers: ((version: number) => void)[] = [];
    const send = vi.fn(() => new Promise<number>((resolve) => answers.push(resolve)));
    const { ports, autosave } = setUp({ send });
    autosave.edit({ summary: 'a' });
    void autosave.flush();
    autosave.edit({ summary: 'ab' });
    void autosave.flush();
    expect(send).toHaveBeenCalledTimes(1);
    answers[0]?.(1);
    await vi.advanceTimersByTimeAsync(LONG_REST_MS - 1);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(ports.forget).not.toHaveBeenCalled();
    expect(send).toHaveBeenLastCalledWith({ ...emptyWriting, summary: 'ab' }, 1);
  });

  test('waits offline and sends when flushed with a network', async () => {
    let online = false;
    const { ports, autosave } = setUp({ isOnline: () => online });
    autosave.edit({ summary: 'a' });
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    expect(autosave.get().status).toBe('waiting');
    online = true;
    await autosave.flush();
    expect(ports.send).toHaveBeenCalledOnce();
    expect(autosave.get().status).toBe('saved');
  });

  test('tries again by itself after a failure of the way', async () => {
    const send = vi.fn().mockRejectedValueOnce(new TransportFailure('network')).mockResolvedValue(1);
    const { autosave } = setUp({ send });
    autosave.edit({ summary: 'a' });
    await autosave.flush();
    expect(autosave.get().status).toBe('waiting');
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    expect(autosave.get().status).toBe('saved');
  });

  test('says "could not save" when refused, and when neither device nor network takes it', async () => {
    const refused = setUp({ send: vi.fn().mockRejectedValue(new ApiRefusal(400, 'no', {})) });
    refused.autosave.edit({ summary: 'a' });
    await refused.autosave.flush();
    expect(refused.autosave.get().status).toBe('failed');

    const nowhere = setUp({ keep: vi.fn().mockRejectedValue(new Error('full')), isOnline: () => false });
    nowhere.autosave.edit({ summary: 'a' });
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    expect(nowhere.autosave.get().status).toBe('failed');
  });

  test('keeps both texts where another device was quicker, until the writer has chosen', async () => {
    const send = vi.fn().mockRejectedValueOnce(stale).mockResolvedValue(5);
    const { autosave } = setUp({ send });
    autosave.edit({ summary: 'Mine' });
    await autosave.flush();
    expect(autosave.get()).toMatchObject({ writing: { summary: 'Mine' }, newer });
    autosave.edit({ summary: 'Mine, longer' });
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    expect(send).toHaveBeenCalledOnce();
    autosave.resolve(autosave.get().writing);
    await autosave.flush();
    expect(send).toHaveBeenLastCalledWith({ ...emptyWriting, summary: 'Mine, longer' }, 4);
    expect(autosave.get()).toMatchObject({ status: 'saved', version: 5, newer: undefined });
  });

  test('asks nothing where the newer text is the same', async () => {
    const { ports, autosave } = setUp({ send: vi.fn().mockRejectedValue(stale) });
    autosave.edit({ summary: 'From the phone ' });
    await autosave.flush();
    expect(autosave.get()).toMatchObject({ status: 'saved', version: 4, newer: undefined });
    expect(ports.forget).toHaveBeenCalledOnce();
  });

  test('takes over newer text of the server only while nothing waits', () => {
    const { autosave } = setUp();
    autosave.adopt(newer);
    expect(autosave.get()).toMatchObject(newer);
    autosave.edit({ summary: 'Mine' });
    autosave.adopt({ ...newer, version: 9 });
    expect(autosave.get()).toMatchObject({ writing: { summary: 'Mine' }, version: 4 });
  });

  test('sends nothing while publishing, and continues after a refusal', async () => {
    const { ports, autosave } = setUp();
    autosave.edit({ summary: 'a' });
    await autosave.pause();
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS * 2);
    expect(ports.send).not.toHaveBeenCalled();
    autosave.resume();
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    expect(ports.send).toHaveBeenCalledOnce();
  });

  test('sends what is left when it stops', async () => {
    const { ports, autosave } = setUp();
    const stop = autosave.start();
    autosave.edit({ summary: 'a' });
    stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(ports.send).toHaveBeenCalledOnce();
  });

  test('stays on this device without a server to send to', async () => {
    const { autosave } = setUp({ send: undefined as never });
    autosave.edit({ summary: 'a' });
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    expect(autosave.get().status).toBe('kept');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiRefusal, TransportFailure } from '../../../lib/api/refusal.ts';
import { type AutosavePorts, createAutosave, REST_MS, RETRY_MS } from './autosave.ts';
import { openingOf, type Versioned } from './opening.ts';
import { emptyWriting } from './writing.ts';

const newer: Versioned = { writing: { ...emptyWriting, summary: 'From the phone' }, version: 4 };
const stale = new ApiRefusal(409, 'changed', {});

function setUp(part: Partial<AutosavePorts> = {}) {
  const ports = {
    keep: vi.fn(async () => undefined),
    forget: vi.fn(async () => undefined),
    send: vi.fn(async (_writing, version: number) => version + 1),
    newerOf: (failure: unknown) => (failure === stale ? newer : undefined),
    isOnline: () => true,
    now: () => 7,
    ...part,
  } satisfies AutosavePorts;
  return { ports, autosave: createAutosave(openingOf(undefined, undefined), ports) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('autosave', () => {
  it('keeps every change at once and sends after two seconds of rest', async () => {
    const { ports, autosave } = setUp();
    autosave.edit({ summary: 'a' });
    await vi.advanceTimersByTimeAsync(REST_MS - 1);
    autosave.edit({ summary: 'ab' });
    await vi.advanceTimersByTimeAsync(REST_MS - 1);
    expect(ports.keep).toHaveBeenCalledTimes(2);
    expect(ports.send).not.toHaveBeenCalled();
    expect(autosave.get().status).toBe('saving');
    await vi.advanceTimersByTimeAsync(1);
    expect(ports.send).toHaveBeenCalledExactlyOnceWith({ ...emptyWriting, summary: 'ab' }, 0);
    expect(autosave.get()).toMatchObject({ status: 'saved', version: 1 });
    expect(ports.forget).toHaveBeenCalledExactlyOnceWith(7);
  });

  it('sends one text at a time and the change meanwhile after it', async () => {
    const answers: ((version: number) => void)[] = [];
    const send = vi.fn(() => new Promise<number>((resolve) => answers.push(resolve)));
    const { ports, autosave } = setUp({ send });
    autosave.edit({ summary: 'a' });
    void autosave.flush();
    autosave.edit({ summary: 'ab' });
    void autosave.flush();
    expect(send).toHaveBeenCalledTimes(1);
    answers[0]?.(1);
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect(ports.forget).not.toHaveBeenCalled();
    expect(send).toHaveBeenLastCalledWith({ ...emptyWriting, summary: 'ab' }, 1);
  });

  it('waits offline and sends when flushed with a network', async () => {
    let online = false;
    const { ports, autosave } = setUp({ isOnline: () => online });
    autosave.edit({ summary: 'a' });
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect(autosave.get().status).toBe('waiting');
    online = true;
    await autosave.flush();
    expect(ports.send).toHaveBeenCalledOnce();
    expect(autosave.get().status).toBe('saved');
  });

  it('tries again by itself after a failure of the way', async () => {
    const send = vi.fn().mockRejectedValueOnce(new TransportFailure('network')).mockResolvedValue(1);
    const { autosave } = setUp({ send });
    autosave.edit({ summary: 'a' });
    await autosave.flush();
    expect(autosave.get().status).toBe('waiting');
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    expect(autosave.get().status).toBe('saved');
  });

  it('says "could not save" when refused, and when neither device nor network takes it', async () => {
    const refused = setUp({ send: vi.fn().mockRejectedValue(new ApiRefusal(400, 'no', {})) });
    refused.autosave.edit({ summary: 'a' });
    await refused.autosave.flush();
    expect(refused.autosave.get().status).toBe('failed');

    const nowhere = setUp({ keep: vi.fn().mockRejectedValue(new Error('full')), isOnline: () => false });
    nowhere.autosave.edit({ summary: 'a' });
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect(nowhere.autosave.get().status).toBe('failed');
  });

  it('keeps both texts where another device was quicker, until the writer has chosen', async () => {
    const send = vi.fn().mockRejectedValueOnce(stale).mockResolvedValue(5);
    const { autosave } = setUp({ send });
    autosave.edit({ summary: 'Mine' });
    await autosave.flush();
    expect(autosave.get()).toMatchObject({ writing: { summary: 'Mine' }, newer });
    autosave.edit({ summary: 'Mine, longer' });
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect(send).toHaveBeenCalledOnce();
    autosave.resolve(autosave.get().writing);
    await autosave.flush();
    expect(send).toHaveBeenLastCalledWith({ ...emptyWriting, summary: 'Mine, longer' }, 4);
    expect(autosave.get()).toMatchObject({ status: 'saved', version: 5, newer: undefined });
  });

  it('asks nothing where the newer text is the same', async () => {
    const { ports, autosave } = setUp({ send: vi.fn().mockRejectedValue(stale) });
    autosave.edit({ summary: 'From the phone ' });
    await autosave.flush();
    expect(autosave.get()).toMatchObject({ status: 'saved', version: 4, newer: undefined });
    expect(ports.forget).toHaveBeenCalledOnce();
  });

  it('takes over newer text of the server only while nothing waits', () => {
    const { autosave } = setUp();
    autosave.adopt(newer);
    expect(autosave.get()).toMatchObject(newer);
    autosave.edit({ summary: 'Mine' });
    autosave.adopt({ ...newer, version: 9 });
    expect(autosave.get()).toMatchObject({ writing: { summary: 'Mine' }, version: 4 });
  });

  it('sends nothing while publishing, and goes on after a refusal', async () => {
    const { ports, autosave } = setUp();
    autosave.edit({ summary: 'a' });
    await autosave.pause();
    await vi.advanceTimersByTimeAsync(REST_MS * 2);
    expect(ports.send).not.toHaveBeenCalled();
    autosave.resume();
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect(ports.send).toHaveBeenCalledOnce();
  });

  it('sends what is left when it stops', async () => {
    const { ports, autosave } = setUp();
    const stop = autosave.start();
    autosave.edit({ summary: 'a' });
    stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(ports.send).toHaveBeenCalledOnce();
  });

  it('stays on this device without a server to send to', async () => {
    const { autosave } = setUp({ send: undefined as never });
    autosave.edit({ summary: 'a' });
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect(autosave.get().status).toBe('kept');
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissToast, toast, useToastStore } from './toast.ts';

const shown = () => useToastStore.getState().toasts.map(({ message }) => message);

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.runAllTimers());

describe('toast', () => {
  test('shows a failure for three seconds', () => {
    toast.failure('No');
    vi.advanceTimersByTime(2999);
    expect(shown()).toEqual(['No']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  test('can be put away earlier', () => {
    toast.failure('No');
    for (const { id } of useToastStore.getState().toasts) dismissToast(id);
    expect(shown()).toEqual([]);
  });

  test('offers to take something back for eight seconds', () => {
    const undo = vi.fn();
    toast.undoable('Removed', undo);
    vi.advanceTimersByTime(7999);
    useToastStore.getState().toasts[0]?.undo?.();
    expect(undo).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  test('does not say the same twice at once', () => {
    toast.failure('No');
    toast.failure('No');
    toast.success('Done');
    expect(shown()).toEqual(['No', 'Done']);
  });

  test('shows "Loading" only for what takes longer than 300 ms', () => {
    const endQuick = toast.loading();
    vi.advanceTimersByTime(299);
    endQuick();
    const endSlow = toast.loading();
    vi.advanceTimersByTime(299);
    expect(useToastStore.getState().loading).toBe(0);
    vi.advanceTimersByTime(1);
    expect(useToastStore.getState().loading).toBe(1);
    endSlow();
    endSlow();
    expect(useToastStore.getState().loading).toBe(0);
  });
});

import { expect, test, vi } from 'vitest';
import { expectFirstScreen, firstScreenStands, whenFirstScreenStands } from './first-screen.ts';
import { lazyComponent } from './lazy-component.ts';

/** What React does when the component is first shown. */
function show(component: ReturnType<typeof lazyComponent>): void {
  const { _init, _payload } = component as unknown as { _init(payload: unknown): unknown; _payload: unknown };
  try {
    _init(_payload);
  } catch {
    // It is on its way.
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('what the first screen can stand without waits for it', async () => {
  const load = vi.fn(async () => () => null);
  expectFirstScreen();
  show(lazyComponent(load));
  await settled();
  expect(load).not.toHaveBeenCalled();
  firstScreenStands();
  await settled();
  expect(load).toHaveBeenCalledOnce();
});

test('a first screen that does not come holds nothing back for long', async () => {
  vi.useFakeTimers();
  expectFirstScreen();
  await vi.runAllTimersAsync();
  await whenFirstScreenStands();
  vi.useRealTimers();
  const load = vi.fn(async () => () => null);
  show(lazyComponent(load));
  await settled();
  expect(load).toHaveBeenCalledOnce();
});

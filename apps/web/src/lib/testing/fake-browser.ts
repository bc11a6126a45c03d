/** The few things of a browser that lib touches, for tests that run in Node; vitest loads this file first. */
class FakeStorage {
  readonly #values = new Map<string, string>();
  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#values.set(key, value);
  }
  removeItem(key: string): void {
    this.#values.delete(key);
  }
  clear(): void {
    this.#values.clear();
  }
}

/** An element of which one only asks whether it is within something. */
class FakeElement extends EventTarget {
  closest(_selector: string): FakeElement | null {
    return null;
  }
}

const events = new EventTarget();

function define(values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}

define({
  localStorage: new FakeStorage(),
  sessionStorage: new FakeStorage(),
  location: { pathname: '/home', search: '?team=a' },
  document: { documentElement: { dataset: {}, lang: '' }, title: '', querySelector: () => null },
  navigator: { onLine: true, language: 'en-GB', languages: ['en-GB'] },
  window: globalThis,
  Element: FakeElement,
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
  dispatchEvent: events.dispatchEvent.bind(events),
});

/** What another window of the browser does: changes a stored value, of which this window hears. */
export function changeInOtherWindow(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  dispatchEvent(Object.assign(new Event('storage'), { key }));
}

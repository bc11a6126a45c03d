/**
 * Local storage that never throws: a browser may refuse it (private windows, policies, a full disk), and the
 * product then goes on without memory.
 */
export const storedValue = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Writes a value; null removes the key. */
  write(key: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // The choice still holds in this window.
    }
  },
};

/** Calls back when another window of the same browser changes a key; returns a function that stops it. */
export function onStoredValueChange(key: string, listener: (value: string | null) => void): () => void {
  const hear = (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key === key || event.key === null) listener(storedValue.read(key));
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

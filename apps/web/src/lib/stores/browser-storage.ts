import { createJSONStorage, type PersistStorage } from 'zustand/middleware';
import { storedValue } from '../stored-value.ts';

/** Local storage for `persist`, as JSON; without one the store lives as long as its window. */
export function browserStorage<S>(): PersistStorage<S> | undefined {
  return createJSONStorage<S>(() => ({
    getItem: storedValue.read,
    setItem: storedValue.write,
    removeItem: (key) => storedValue.write(key, null),
  }));
}

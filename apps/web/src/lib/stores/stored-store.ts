import { create, type StateCreator, type StoreApi, type UseBoundStore } from 'zustand';
import { isRecord } from '../is-record.ts';
import { storedValue } from '../stored-value.ts';

type Keeping<S> = {
  /** Its key in local storage. */
  readonly name: string;
  /** What was kept as another version is not worth converting: the store begins anew. */
  readonly version: number;
  /** What is kept of the state: all of it unless given. */
  readonly part?: (state: S) => Partial<S>;
  /** What is kept elsewhere, and read with it. */
  readonly beside?: () => Partial<S>;
};

type StoredStore<S> = UseBoundStore<StoreApi<S>> & {
  /** Takes what another window has kept. */
  readAgain(): void;
};

/** A store that outlives its window, in local storage as JSON; where that is refused, it lives as long as the window. */
export function storedStore<S extends object>(
  { name, version, part = (state) => state, beside }: Keeping<S>,
  make: StateCreator<S>,
): StoredStore<S> {
  const useStore = create(make);
  const readAgain = () => useStore.setState({ ...keptState<S>(name, version), ...beside?.() } as Partial<S>);
  readAgain();
  useStore.subscribe((state) => storedValue.write(name, JSON.stringify({ state: part(state), version })));
  return Object.assign(useStore, { readAgain });
}

function keptState<S>(name: string, version: number): Partial<S> {
  try {
    const kept: unknown = JSON.parse(storedValue.read(name) ?? '');
    // Written by this store, of this version.
    return isRecord(kept) && kept.version === version ? (kept.state as Partial<S>) : {};
  } catch {
    return {};
  }
}

import { create } from 'zustand';
import { onStoredValueChange, storedValue } from './stored-value.ts';

/** A setting of this browser: one of a few words, kept in local storage under its key. */
export type StoredChoice<T extends string> = {
  readonly choices: readonly T[];
  get(): T;
  /** Keeps the choice and applies it to the page, in every open window. */
  choose(choice: T): void;
  /** The choice in force, for components. */
  useChoice(): T;
};

/**
 * Declares a setting of this browser.
 * @param fallback what holds while nothing, or nothing known, is stored
 * @param apply brings a choice into the page; called on every change, not at the start, since the page's
 *   inline script has done it before the first paint
 */
export function storedChoice<const T extends string>(definition: {
  key: string;
  choices: readonly T[];
  fallback: NoInfer<T>;
  apply: (choice: NoInfer<T>) => void;
}): StoredChoice<T> {
  const { key, choices, fallback, apply } = definition;
  const known = (value: string | null) => choices.find((choice) => choice === value) ?? fallback;
  const useStore = create<{ choice: T }>(() => ({ choice: known(storedValue.read(key)) }));
  const take = (choice: T) => {
    useStore.setState({ choice });
    apply(choice);
  };
  onStoredValueChange(key, (value) => take(known(value)));
  return {
    choices,
    get: () => useStore.getState().choice,
    choose(choice) {
      storedValue.write(key, choice);
      take(choice);
    },
    useChoice: () => useStore((state) => state.choice),
  };
}

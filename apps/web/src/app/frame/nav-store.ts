import { storedStore } from '../../lib/stores/stored-store.ts';
import type { Folding } from './navigation.ts';

/** A page that the user keeps at hand; `label` is its heading when it was pinned. */
export type Pin = {
  readonly href: string;
  readonly path: string;
  readonly search: Record<string, unknown>;
  readonly label: string;
};

type NavState = {
  readonly folding: Folding;
  readonly pins: readonly Pin[];
};

type NavActions = {
  fold(name: string, isOpen: boolean): void;
  /** Pins a page, or unpins it. */
  togglePin(pin: Pin): void;
  /** Removes what the user of this browser has arranged. */
  forget(): void;
};

const MOST_PINS = 5;
const untouched: NavState = { folding: [], pins: [] };

/** How the user of this browser has arranged the side bar, kept in local storage `navigation`. */
export const useNavStore = storedStore<NavState & NavActions>({ name: 'navigation', version: 1 }, (set) => ({
  ...untouched,
  fold: (name, isOpen) =>
    set(({ folding }) => ({
      folding: [{ name, isOpen }, ...folding.filter((other) => other.name !== name)],
    })),
  togglePin: (pin) =>
    set(({ pins }) => {
      const others = pins.filter(({ href }) => href !== pin.href);
      return { pins: others.length < pins.length ? others : [...others, pin].slice(-MOST_PINS) };
    }),
  forget: () => set(untouched),
}));

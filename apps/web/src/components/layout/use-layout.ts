import { useSyncExternalStore } from 'react';

const TABLET_REM = 48;
const DESK_REM = 64;

/** Cached until something changes it: computing a style makes the browser settle all styles of the page. */
let width: number | undefined;
const listeners = new Set<() => void>();
let fontSize: MutationObserver | undefined;

function measureAgain(): void {
  width = undefined;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  if (listeners.size === 0) {
    // No listener has heard of earlier changes.
    width = undefined;
    addEventListener('resize', measureAgain);
    fontSize = new MutationObserver(measureAgain);
    fontSize.observe(document.documentElement, { attributeFilter: ['data-font-size'] });
  }
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    removeEventListener('resize', measureAgain);
    fontSize?.disconnect();
  };
}

function widthInRem(): number {
  if (width === undefined) {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    width = innerWidth / rem;
  }
  return width;
}

/** True where the phone's layout holds: under 48 rem at the chosen font size, as `@tablet:` counts. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => widthInRem() < TABLET_REM);
}

/** True where parts of a screen stand side by side: from 64 rem at the chosen font size, as `@desk:` counts. */
export function useIsDesk(): boolean {
  return useSyncExternalStore(subscribe, () => widthInRem() >= DESK_REM);
}

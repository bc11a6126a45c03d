import { useSyncExternalStore } from 'react';

const TABLET_REM = 48;
const DESK_REM = 64;

function subscribe(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

function widthInRem(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return innerWidth / rem;
}

/** True where the phone's layout holds: under 48 rem at the chosen font size, as `@tablet:` counts. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => widthInRem() < TABLET_REM);
}

/** True where parts of a screen stand side by side: from 64 rem at the chosen font size, as `@desk:` counts. */
export function useIsDesk(): boolean {
  return useSyncExternalStore(subscribe, () => widthInRem() >= DESK_REM);
}

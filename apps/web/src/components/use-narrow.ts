import { useSyncExternalStore } from 'react';

const TABLET_REM = 48;

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

function isNarrow(): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return window.innerWidth < TABLET_REM * rem;
}

/** True where the phone's layout holds: under 48 rem at the chosen font size, as `@tablet:` counts. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}

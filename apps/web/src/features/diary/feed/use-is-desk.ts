import { useSyncExternalStore } from 'react';

const DESK_REM = 64;

function subscribe(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

function isDesk(): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return innerWidth >= DESK_REM * rem;
}

/** True where list and detail stand side by side: from 64 rem at the chosen font size, as `@desk:` counts. */
export function useIsDesk(): boolean {
  return useSyncExternalStore(subscribe, isDesk);
}

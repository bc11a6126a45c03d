import { useSyncExternalStore } from 'react';
import { create } from 'zustand';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser has a network; it may have one and still not reach the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

const useServerStore = create(() => ({ isLost: false }));

/** Says that what is shown comes from this device, since the server cannot be reached; or that it answers again. */
export function setServerLost(isLost: boolean): void {
  if (useServerStore.getState().isLost !== isLost) useServerStore.setState({ isLost });
}

/** Whether pages show what they can without the server. */
export function useIsCutOff(): boolean {
  const isLost = useServerStore((state) => state.isLost);
  return !useOnline() || isLost;
}

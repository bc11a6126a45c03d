import * as z from 'zod/mini';
import { create } from 'zustand';
import { logFailure } from './log.ts';
import { storedValue } from './stored-value.ts';
import { fetchNewerWorker, letNewestWorkerTakeOver, startWorker } from './worker.ts';

const POLL_MS = 3 * 60_000;
const VERSION_KEY = 'version';
/** Identifies the build of a waiting worker, which does not report its name. */
const WAITING = 'waiting';

const latestBuild = z.object({ id: z.string() });

const useBuildStore = create<{ newer: string | null }>(() => ({ newer: null }));

/** A newer build that the server or a waiting worker has, or null; the person decides when to reload. */
export function useNewerBuild(): string | null {
  return useBuildStore((state) => state.newer);
}

/** Withdraws the offer until the server has yet another build. */
export function declineNewerBuild(): void {
  declined = useBuildStore.getState().newer;
  useBuildStore.setState({ newer: null });
}

let declined: string | null = null;

/** Reloads the page into the newest build. What is being written is kept on the way out, as whenever a page closes. */
export async function reloadIntoNewerBuild(): Promise<void> {
  await letNewestWorkerTakeOver();
  location.reload();
}

/**
 * Watches for newer builds: every three minutes, whenever the window becomes visible, and when a worker waits with
 * one. Both make one offer.
 * @param page its `<meta name="build">` names the running build; without one (development) nothing is watched
 * @returns stops watching
 */
export function watchBuilds(page: Document): () => void {
  const running = page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  if (running === undefined) return () => undefined;
  storedValue.write(VERSION_KEY, running);
  const look = () => {
    if (page.visibilityState === 'visible') void compare(running);
  };
  void startWorker(() => {
    const { newer } = useBuildStore.getState();
    if (newer === null && declined === null) useBuildStore.setState({ newer: WAITING });
  });
  const timer = setInterval(look, POLL_MS);
  page.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    page.removeEventListener('visibilitychange', look);
  };
}

async function compare(running: string): Promise<void> {
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-cache' });
    if (!response.ok) return;
    const { id } = z.parse(latestBuild, await response.json());
    if (id === running || id === declined) return;
    if (useBuildStore.getState().newer !== id) void fetchNewerWorker();
    useBuildStore.setState({ newer: id });
  } catch (failure) {
    if (navigator.onLine) logFailure('The newest build is not known', failure);
  }
}

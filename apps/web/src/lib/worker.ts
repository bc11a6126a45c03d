import { logFailure } from './log.ts';

const FILE = '/sw.js';
/** The longest that a reload waits for a newer worker to arrive. */
const TIMEOUT_MS = 15_000;

/**
 * Lets the service worker keep this build for offline work, once the page has loaded what it needs itself. Not in
 * development, where nothing is built.
 * @param onWaiting a worker of a newer build has arrived and waits to take over
 */
export async function startWorker(onWaiting: () => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await loaded();
    const registration = await navigator.serviceWorker.register(FILE, { updateViaCache: 'none' });
    const report = () => registration.active && registration.waiting && onWaiting();
    report();
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', report),
    );
  } catch (failure) {
    logFailure('The product cannot be kept for work without network', failure);
  }
}

/** Fetches the worker of a newer build ahead, so that taking over is quick. */
export async function fetchNewerWorker(): Promise<void> {
  const registration = await registered();
  await registration?.update().catch((failure: unknown) => logFailure('The newer build waits', failure));
}

/**
 * Lets the worker of the newest build take over; settles when it has, or when there is none to wait for. Where the one
 * before it does not end in time, it is dismissed: the page then comes from the server, with a worker of its own.
 */
export async function letNewestWorkerTakeOver(): Promise<void> {
  await fetchNewerWorker();
  const registration = await registered();
  const next = registration?.installing ?? registration?.waiting;
  if (!registration || !next) return;
  const settled = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), TIMEOUT_MS);
    next.addEventListener('statechange', () => {
      if (next.state === 'activated' || next.state === 'redundant') resolve(true);
    });
  });
  next.postMessage('take over');
  // Without network the old one is all there is.
  if (!(await settled) && navigator.onLine) await registration.unregister();
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

function loaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
}

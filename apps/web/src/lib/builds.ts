import { isRecord } from './is-record.ts';
import { logFailure } from './log.ts';
import { newerBuild } from './newer-build.ts';
import { storedValue } from './stored-value.ts';
import { fetchNewerWorker, letNewestWorkerTakeOver, startWorker } from './worker.ts';

const POLL_MS = 3 * 60_000;
const VERSION_KEY = 'version';
/** Identifies the build of a waiting worker, which does not report its name. */
const WAITING = 'waiting';

/** Nothing that a page needs waits for it. */
const FIRST_LOOK_MS = 5_000;

let declined: string | null = null;

/** Offers a newer build; the person decides when to reload. */
function offer(id: string): void {
  const decline = () => {
    declined = id;
    newerBuild.setState({ found: null });
  };
  newerBuild.setState({ found: { id, decline, reload: reloadIntoNewest } });
}

async function reloadIntoNewest(): Promise<void> {
  await letNewestWorkerTakeOver();
  location.reload();
}

/**
 * Watches for newer builds: soon after the start, where the server no longer has this build's manifest; then every three
 * minutes, whenever the window becomes visible, and when a worker waits with one. All make one offer.
 * @param page its `<meta name="build">` names the running build; without one (development) nothing is watched
 * @returns stops watching
 */
export function watchBuilds(page: Document): () => void {
  const running = page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  if (running === undefined) return () => undefined;
  runningBuild = running;
  storedValue.write(VERSION_KEY, running);
  const look = () => {
    if (page.visibilityState === 'visible') void compare(running);
  };
  void startWorker(() => {
    if (newerBuild.getState().found === null && declined === null) offer(WAITING);
  });
  const first = setTimeout(() => void readManifest(running), FIRST_LOOK_MS);
  const timer = setInterval(look, POLL_MS);
  page.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    page.removeEventListener('visibilitychange', look);
  };
}

/** The manifest of the running build is there as long as the server runs the same one. */
async function readManifest(running: string): Promise<void> {
  if (await isUnknown(`/builds/meta/${running}.json`)) await compare(running);
}

/** Undefined in development. */
let runningBuild: string | undefined;
const checked = new Set<string>();

/**
 * Reads what the server says of a page, once for each: where it knows the page otherwise than this build does, a newer
 * one is looked for at once.
 */
export function checkPage(path: string, requiresToken: boolean): void {
  const running = runningBuild;
  if (running === undefined || checked.has(path)) return;
  checked.add(path);
  const address = `${path === '/' ? '' : path}/_payload.json`;
  setTimeout(async () => {
    const isSame = (answer: unknown) => isRecord(answer) && answer.requiresToken === requiresToken;
    if (await isUnknown(address, isSame)) await compare(running);
  }, FIRST_LOOK_MS);
}

/** Whether the server answers that it does not have a file, or has another; without an answer nothing is known. */
async function isUnknown(
  address: string,
  isExpected: (answer: unknown) => boolean = () => true,
): Promise<boolean> {
  try {
    const response = await fetch(address);
    return response.status === 404 || (response.ok && !isExpected(await response.json()));
  } catch {
    return false;
  }
}

async function compare(running: string): Promise<void> {
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-cache' });
    if (!response.ok) return;
    const latest: unknown = await response.json();
    const id = isRecord(latest) ? latest.id : undefined;
    if (typeof id !== 'string') throw new TypeError('builds/latest.json names no build');
    if (id === running || id === declined) return;
    if (newerBuild.getState().found?.id === id) return;
    void fetchNewerWorker();
    offer(id);
  } catch (failure) {
    if (navigator.onLine) logFailure('The newest build is not known', failure);
  }
}

const last = new Map<string, Promise<unknown>>();

/**
 * Runs work under a lock shared by all windows of this browser; where it has no locks, since the page came without
 * TLS, in this window alone.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(name, work);
  const mine = (last.get(name) ?? Promise.resolve()).then(work);
  last.set(
    name,
    mine.catch(() => undefined),
  );
  return mine;
}

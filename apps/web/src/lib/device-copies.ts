/** Databases of this browser with what the server said: today as it was opened last, and what was read last. */
export const deviceCopies = { day: 'grape-garden-day', reads: 'grape-garden-reads' } as const;

/** Erases what the server said from this browser, with a session or by choice; what was written and not sent stays. */
export function eraseCopies(names: readonly string[] = Object.values(deviceCopies)): void {
  for (const name of names) {
    try {
      indexedDB.deleteDatabase(name);
    } catch {
      // Where there is no IndexedDB, nothing was kept.
    }
  }
}

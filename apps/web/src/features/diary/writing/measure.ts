import { useEffect, useSyncExternalStore } from 'react';
import { logFailure } from '../../../lib/log.ts';

type Measure = typeof import('./check-writing.ts');

let measure: Measure | undefined;
const listeners = new Set<() => void>();

/** Fetches what measures a text as its readers see it: an empty page does without. */
export async function loadMeasure(): Promise<Measure | undefined> {
  try {
    measure ??= await import('./check-writing.ts');
    for (const listener of listeners) listener();
  } catch (failure) {
    logFailure('A text could not be measured', failure);
  }
  return measure;
}

/** How many characters of a summary others see; all of them until the measure has come. */
export function useSummaryLength(summary: string): number {
  const loaded = useSyncExternalStore(subscribe, () => measure);
  const isEmpty = summary === '';
  useEffect(() => {
    if (!isEmpty) void loadMeasure();
  }, [isEmpty]);
  return loaded ? loaded.summaryLength(summary) : summary.trim().length;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import { api } from '@garden/contract';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { useLocale } from '../../../lib/locale/locale.ts';
import { storedValue } from '../../../lib/stored-value.ts';

/** Local storage: the newest release whose notes were read in this browser. */
const KEY = 'read-release';

/** A release changes with the server alone. */
const STALE_AFTER = 60 * 60_000;

/** The newest release that was read about here; undefined before the first. */
export const readRelease = (): string | undefined => storedValue.read(KEY) ?? undefined;

/** Remembers that someone has read about the releases up to one. */
export const keepReadRelease = (version: string): void => storedValue.write(KEY, version);

/** The releases after the named one, or all, in the language of the page. */
export const useReleases = (version?: string) =>
  useApiQuery(
    api.version.getNew,
    { locale: useLocale(), ...(version !== undefined && { version }) },
    { failure: 'none', staleTime: STALE_AFTER },
  );

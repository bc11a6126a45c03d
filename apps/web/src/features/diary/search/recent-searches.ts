import { useState } from 'react';
import { storedValue } from '../../../lib/stored-value.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';

const MOST = 8;

/** What was looked for before, the newest first, without what was only half typed. */
export function withSearch(recent: readonly string[], keyword: string): string[] {
  const others = recent.filter((each) => each.toLowerCase() !== keyword.toLowerCase());
  return [keyword, ...others].slice(0, MOST);
}

/** Reads what a browser has kept, whatever that is. */
export function readSearches(kept: string | null): string[] {
  try {
    const parsed: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((each) => typeof each === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** The user's own searches on this device: they never leave it. */
export function useRecentSearches() {
  const personId = useUserStore((state) => state.userInfo?.id);
  const key = `recent-searches:${personId ?? ''}`;
  const [recent, setRecent] = useState(() => readSearches(storedValue.read(key)));
  const keep = (searches: string[]) => {
    setRecent(searches);
    storedValue.write(key, searches.length === 0 ? null : JSON.stringify(searches));
  };
  return {
    recent,
    remember: (keyword: string) => keyword !== '' && keep(withSearch(recent, keyword)),
    forget: (keyword: string) => keep(recent.filter((each) => each !== keyword)),
    forgetAll: () => keep([]),
  };
}

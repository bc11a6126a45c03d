const KEY = 'return-to';

/** Remembers the current path, to return to after signing in; public pages are not remembered. */
export function rememberReturnPath(place: string = location.pathname + location.search): void {
  if (/^\/(login|forgot|loading|privacy)(\/|\?|$)/.test(place)) return;
  try {
    sessionStorage.setItem(KEY, place);
  } catch {
    // Without storage the user returns to the start page.
  }
}

/** The remembered path, once; `/` where there is none. Only a path of this site is ever returned. */
export function takeReturnPath(): string {
  try {
    const place = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return isOwnPath(place) ? place : '/';
  } catch {
    return '/';
  }
}

/** A path of this site: `//host` and `/\host` would leave it. */
export function isOwnPath(place: string | null): place is string {
  return place !== null && /^\/(?![/\\])/.test(place);
}

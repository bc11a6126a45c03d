const FADE_MS = 220;

/** Removes the splash of index.html once the token is checked and the first page rendered. */
export function hideSplash(page: Document): void {
  const splash = page.getElementById('splash');
  if (splash === null) return;
  splash.dataset.leaving = '';
  setTimeout(() => splash.remove(), FADE_MS);
}

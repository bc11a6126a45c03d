const FADE_MS = 220;

/** Takes the splash of index.html away, once the token is checked and the first page drawn. */
export function hideSplash(page: Document): void {
  const splash = page.getElementById('splash');
  if (splash === null) return;
  splash.dataset.leaving = '';
  setTimeout(() => splash.remove(), FADE_MS);
}

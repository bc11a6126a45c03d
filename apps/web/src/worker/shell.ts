/** The address under which the page of the whole product is kept. */
export const SHELL = '/';

/**
 * The path of a request's answer in the kept build: every page of the product is the one shell, a file is itself.
 * Undefined for what must come from the server: other origins, and addresses opened directly that are no page
 * (`/api/docs`, a picture, a page's `_payload.json`).
 * @param paths the pages' paths
 */
export function shellPathFor(
  { mode, url }: Pick<Request, 'mode' | 'url'>,
  origin: string,
  paths: readonly string[],
): string | undefined {
  const { origin: asked, pathname } = new URL(url);
  if (asked !== origin) return undefined;
  if (mode !== 'navigate') return pathname === SHELL ? undefined : pathname;
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return paths.includes(path) ? SHELL : undefined;
}

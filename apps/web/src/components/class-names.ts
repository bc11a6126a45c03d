/**
 * Joins class names and leaves out what is absent.
 *
 * @param parts class strings; `false`, `undefined` and `''` are skipped, so `cond && 'name'` works.
 */
export function classNames(...parts: ReadonlyArray<string | false | undefined>): string {
  return parts.filter(Boolean).join(' ');
}

/** As many patterns as a team keeps. */
export const MAX_PATTERNS = 50;

/** Signs in their order, each once, whatever its letter case. */
export function distinctSigns(signs: readonly string[]): string[] {
  return [...new Map(signs.toReversed().map((sign) => [sign.toLowerCase(), sign])).values()].toReversed();
}

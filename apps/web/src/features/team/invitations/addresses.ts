/** What separates addresses: commas, semicolons and their Chinese kin, spaces, lines, the brackets of a mail program. */
const BETWEEN = /[\s,;，；、<>]+/u;

/**
 * The mail addresses in a typed or pasted text, each once, in their order; a name before an address in angle brackets
 * is left out. What has no @ stays where no brackets are, so that the user hears of it.
 */
export function addressesIn(text: string): string[] {
  const unquoted = text.replace(/"[^"\n]*"/gu, '');
  const bare = unquoted.replace(/(^|[\n,;，；])[^\n,;，；<]*<([^<>\n]*)>/gu, '$1$2');
  const found = bare
    .split(BETWEEN)
    .filter(Boolean)
    .map((address) => address.toLowerCase());
  return [...new Set(found)];
}

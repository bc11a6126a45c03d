const han = /\p{Script=Han}/u;
const TINTS = [303, 145, 75, 20, 250, 195, 340] as const;

/**
 * The initials in an avatar without a picture: a Chinese surname's first character, else the first letters of the
 * first and the last word, at most two.
 *
 * @returns upper case; `?` for a name without letters, a dash for a former member, who has no name
 */
export function personInitials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = words[0];
  if (!first) return '–';
  const letters = [...first].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  const head = letters[0];
  if (!head) return '?';
  if (han.test(head)) return head;
  const last = words.length > 1 ? [...(words.at(-1) ?? '')][0] : undefined;
  return (head + (last && !han.test(last) ? last : '')).toLocaleUpperCase('en');
}

/**
 * The hue of a person's avatar, the same on every device.
 *
 * @param key the person's id, or the name where there is none
 * @returns degrees of the OKLCH hue circle, one of seven
 */
export function personTint(key: string): number {
  let hash = 2166136261;
  for (const letter of key) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return TINTS[(hash >>> 0) % TINTS.length] ?? TINTS[0];
}

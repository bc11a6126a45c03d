/*
 * What of a text no reader sees, though it is written there: zero-width and other format characters, soft hyphens, fillers,
 * tags, variation selectors, the blank Braille cell; and marks with nothing to stand on. Texts are empty without anything
 * else, and no length counts it. Inside a text it stays, since emoji, Arabic and Indic scripts join by it.
 */

/** The inside of a character class; white space and marks apart. */
export const UNSEEN = String.raw`\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800`;

/** A character that is seen by itself. */
export const SEEN = new RegExp(String.raw`[^\s${UNSEEN}\p{M}]`, 'u');

/** Whether a reader sees nothing of a text. */
export function isBlank(text: string): boolean {
  return !SEEN.test(text);
}

/**
 * A text as it is kept: trimmed, in NFC, without what no database can keep (NUL, halves of surrogate pairs); empty where no
 * reader sees anything.
 */
export function keptText(written: string): string {
  const text = storable(written).trim().normalize('NFC');
  return isBlank(text) ? '' : text;
}

/** Without what no database can keep: NUL, and halves of surrogate pairs. */
export function storable(written: string): string {
  return written.replaceAll('\0', '').toWellFormed();
}

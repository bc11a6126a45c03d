/** Characters that are written without blanks between them: Han, kana, and the full-width marks beside them. */
const WIDE = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3001-\\u303f\\uff01-\\uff60]';
const BETWEEN_WIDE = new RegExp(`(?<=${WIDE})[^\\S\\r\\n]*[\\r\\n]\\s*(?=${WIDE})`, 'gu');

/** A text on one line: its lines are joined by a blank, two Chinese characters by nothing, as a reader would write it. */
export function oneLine(text: string): string {
  return text.replace(BETWEEN_WIDE, '').replace(/\s+/gu, ' ').trim();
}

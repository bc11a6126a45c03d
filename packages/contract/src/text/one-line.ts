/** Characters that are written without blanks between them: Han, kana, and the full-width marks beside them. */
const WIDE = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3001-\\u303f\\uff01-\\uff60]';
const BETWEEN_WIDE = new RegExp(`(?<=${WIDE})[^\\S\\r\\n]*[\\r\\n]\\s*(?=${WIDE})`, 'gu');

/** A text on one line: its lines are joined by a blank, two Chinese characters by nothing, as a reader would write it. */
export function oneLine(text: string): string {
  return text.replace(BETWEEN_WIDE, '').replace(/\s+/gu, ' ').trim();
}

const BEGINS_WIDE = new RegExp(`^${WIDE}`, 'u');
const ENDS_WIDE = new RegExp(`${WIDE}$`, 'u');

/**
 * A text on one line, whatever white space it was written with: between two Chinese characters none is left, as where text
 * is selected on a screen. With the places where a new line of it began.
 */
export function flowOf(written: string): { readonly text: string; readonly lines: readonly number[] } {
  let text = '';
  const lines: number[] = [];
  for (const [word, gap] of written.trim().matchAll(/\S+|(\s+)/gu)) {
    if (gap === undefined) {
      const isJoined = text === '' || (ENDS_WIDE.test(text.slice(-2)) && BEGINS_WIDE.test(word));
      if (!isJoined) text += ' ';
      if (lines.at(-1) === -1) lines[lines.length - 1] = text.length;
      text += word;
    } else if (/[\r\n\u2028\u2029]/u.test(gap)) {
      lines.push(-1);
    }
  }
  return { text, lines };
}

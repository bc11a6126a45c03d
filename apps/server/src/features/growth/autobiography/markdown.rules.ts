import type { Locale } from '@garden/i18n/locale';
import { bookName, monthName } from './names.rules.ts';
import type { Book, DatedChapter } from './store.ts';

/** A line of Markdown with the marks in it as the letters they are. */
const plain = (text: string) =>
  text.replace(/[\\`*_[\]<>]/g, '\\$&').replace(/^(\s*)([#+-]|\d+[.)])/gm, '$1\\$2');
const onOneLine = (text: string) => plain(text.replace(/\s*\n\s*/g, ' '));

/** A book as Markdown, chapter by chapter; a drawn line says its day. */
export function* writeBook(
  book: Book | null,
  chapters: readonly DatedChapter[],
  locale: Locale,
): Generator<string> {
  yield `# ${onOneLine(bookName(book?.title, locale))}\n`;
  if (book?.dedication) yield `\n${plain(book.dedication)}\n`;
  for (const { month, title, lines } of chapters) {
    if (lines.length === 0) continue;
    const name = monthName(month, locale);
    yield `\n## ${title ? `${onOneLine(title)} (${name})` : name}\n`;
    for (const { text, day } of lines) yield `\n${plain(text)}${day === null ? '' : ` *${day}*`}\n`;
  }
}

import type { Locale } from '@garden/i18n/locale';
import { bookName, monthName } from './names.rules.ts';
import type { Book, DatedChapter } from './store.ts';

/** A line of Markdown with the marks in it as the letters they are. */
const plain = (text: string) =>
  text.replace(/[\\`*_[\]<>]/g, '\\$&').replace(/^(\s*)([#+-]|\d+[.)])/gm, '$1\\$2');
const onOneLine = (text: string) => plain(text.replace(/\s*\n\s*/g, ' '));

/** Where a picture stands, from the text. */
export const pictureBeside = (file: string): string => `pictures/${file}`;

export type Shown = {
  readonly chapters: readonly DatedChapter[];
  /** The files of the pictures that stand beside the text. */
  readonly pictures: readonly string[];
};

/** A book as Markdown, chapter by chapter; a drawn line says its day, a picture what it shows. */
export function* writeBook(
  book: Book | null,
  { chapters, pictures }: Shown,
  locale: Locale,
): Generator<string> {
  const beside = new Set(pictures);
  yield `# ${onOneLine(bookName(book?.title, locale))}\n`;
  if (book?.dedication) yield `\n${plain(book.dedication)}\n`;
  for (const { month, title, lines } of chapters) {
    if (lines.length === 0) continue;
    const name = monthName(month, locale);
    yield `\n## ${title ? `${onOneLine(title)} (${name})` : name}\n`;
    for (const { text, day, picture } of lines) {
      const written = picture ? `![${onOneLine(text)}](${pictureBeside(picture.file)})` : plain(text);
      if (!picture || beside.has(picture.file)) yield `\n${written}${day === null ? '' : ` *${day}*`}\n`;
    }
  }
}

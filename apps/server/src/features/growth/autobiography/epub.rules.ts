import { formatDay, parseDiaryDay } from '@garden/calendar';
import { languageOf } from '@garden/i18n/language-of';
import { type Locale, languageTags } from '@garden/i18n/locale';
import { bookName, monthName } from './names.rules.ts';
import type { Book, DatedChapter } from './store.ts';

/** What an EPUB is made of. */
export type WrittenBook = {
  /** Stays the same each time, by which a reading program knows the book again. */
  readonly id: string;
  readonly author: string;
  readonly madeAt: string;
  readonly locale: Locale;
  readonly book: Book | null;
  readonly chapters: readonly DatedChapter[];
  /** The files of the pictures that it shows. */
  readonly pictures: readonly string[];
};

/** Where a picture stands in a book, from its pages. */
export const pathOfPicture = (file: string): string => `pictures/${file.replace(/\.webp$/, '.jpg')}`;

export const EPUB = 'application/epub+zip';
/** Stands first and is stored as it is: a program knows the file by it. */
export const TYPE_FILE = 'mimetype';

const words = {
  en: { contents: 'Contents', titlePage: 'Title page', picture: 'Picture' },
  zh: { contents: '目录', titlePage: '扉页', picture: '图片' },
} as const;

const STYLE = `body { font-family: serif; line-height: 1.6; margin: 0 4%; }
h1 { line-height: 1.25; text-align: center; margin: 2em 0 1em; }
p { margin: 0 0 0.9em; }
figure { margin: 1em 0; text-align: center; break-inside: avoid; }
img { max-width: 100%; max-height: 80vh; }
.title { text-align: center; margin-top: 30%; }
.month, .day { color: #555; font-size: 0.85em; }
.month { text-align: center; }
`;

/** What XML 1.0 allows in no text (its section 2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const xml = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
const oneLine = (text: string): string => xml(text.replace(/\s*\n\s*/g, ' '));
const broken = (text: string): string => xml(text).replace(/\n/g, '<br/>');

/** The files of a book as EPUB 3.3 has them, but for its type and its pictures, by their path; a chapter without lines is none. */
export function epubFiles({
  id,
  author,
  madeAt,
  locale,
  book,
  chapters,
  pictures,
}: WrittenBook): Map<string, string> {
  const name = bookName(book?.title, locale);
  const written = chapters.filter(({ lines }) => lines.length > 0);
  const inLanguage = langOf(locale);
  const shown = new Set(pictures);
  const sheet = (title: string, body: string) => `<?xml version="1.0" encoding="UTF-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${languageTags[locale]}" xml:lang="${languageTags[locale]}">
<head><title>${oneLine(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body>${body}</body>
</html>
`;
  const dedication = book?.dedication
    ? `<p${inLanguage(book.dedication)}>${broken(book.dedication)}</p>`
    : '';
  const titlePage = `<section class="title" epub:type="titlepage"><h1${inLanguage(name)}>${oneLine(name)}</h1>${dedication}</section>`;
  const pages = written.map(({ month, title, lines }) => {
    const byMonth = monthName(month, locale);
    const heading = title || byMonth;
    const below = title ? `<p class="month">${xml(byMonth)}</p>` : '';
    const paragraphs = lines.map(({ text, day, picture }) => {
      const said = `${broken(text)}${day === null ? '' : dayOf(day, locale)}`;
      if (!picture) return `<p${inLanguage(text)}>${said}</p>`;
      if (!shown.has(picture.file)) return '';
      const image = `<img src="${pathOfPicture(picture.file)}" alt="${oneLine(text) || words[locale].picture}"/>`;
      return `<figure${inLanguage(text)}>${image}${said && `<figcaption>${said}</figcaption>`}</figure>`;
    });
    const body = `<section epub:type="chapter"><h1${inLanguage(heading)}>${oneLine(heading)}</h1>${below}
${paragraphs.join('\n')}
</section>`;
    return { file: `${month}.xhtml`, id: `m${month}`, heading, page: sheet(heading, body) };
  });
  const contents = [
    `<li><a href="title.xhtml">${words[locale].titlePage}</a></li>`,
    ...pages.map(
      ({ file, heading }) => `<li><a href="${file}"${inLanguage(heading)}>${oneLine(heading)}</a></li>`,
    ),
  ];
  const nav = `<nav epub:type="toc"><h1>${words[locale].contents}</h1><ol>
${contents.join('\n')}
</ol></nav>`;
  const documents = [{ id: 'title', file: 'title.xhtml' }, ...pages];
  const description = `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${languageTags[locale]}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:${id}</dc:identifier>
<dc:title>${oneLine(name)}</dc:title>
<dc:language>${languageTags[locale]}</dc:language>
<dc:creator>${oneLine(author)}</dc:creator>
<meta property="dcterms:modified">${madeAt.slice(0, 19)}Z</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>
${documents.map((each) => `<item id="${each.id}" href="${each.file}" media-type="application/xhtml+xml"/>`).join('\n')}
${[...shown].map((file) => `<item id="p-${file.replace(/\.webp$/, '')}" href="${pathOfPicture(file)}" media-type="image/jpeg"/>`).join('\n')}
</manifest>
<spine>
<itemref idref="title"/>
<itemref idref="nav"/>
${pages.map((each) => `<itemref idref="${each.id}"/>`).join('\n')}
</spine>
</package>
`;
  return new Map([
    ['META-INF/container.xml', CONTAINER],
    ['EPUB/package.opf', description],
    ['EPUB/style.css', STYLE],
    ['EPUB/nav.xhtml', sheet(words[locale].contents, nav)],
    ['EPUB/title.xhtml', sheet(name, titlePage)],
    ...pages.map(({ file, page }) => [`EPUB/${file}`, page] as const),
  ]);
}

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

const dayOf = (day: string, locale: Locale): string =>
  ` <span class="day" lang="${languageTags[locale]}" xml:lang="${languageTags[locale]}">${xml(
    formatDay(parseDiaryDay(day), locale === 'zh' ? 'zh-Hans' : 'en-GB', { day: 'numeric', month: 'long' }),
  )}</span>`;

/** Attributes for what was written in another language than the book is in. */
const langOf = (locale: Locale) => (text: string) => {
  const own = languageOf(text);
  return own === undefined || own === languageTags[locale] ? '' : ` lang="${own}" xml:lang="${own}"`;
};

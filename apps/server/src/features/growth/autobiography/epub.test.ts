import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipTextsTask } from '../../../platform/zip-texts.ts';
import { EPUB, TYPE_FILE, type WrittenBook } from './epub.rules.ts';
import { writeEpubTask } from './epub.task.ts';

const line = (text: string, day: string | null = null) => ({
  key: null,
  text,
  edited: false,
  diaryId: null,
  day,
});
const kept = { takenOut: [], version: 1 };

const written: WrittenBook = {
  id: '0f0e0d0c-0b0a-8908-a706-050403020100',
  author: 'Ana & Ben',
  madeAt: '2026-04-01T08:00:00.000Z',
  locale: 'en',
  book: { title: 'Grapes <& "I">', dedication: 'For my sister\n给妹妹', order: 'oldest' },
  chapters: [
    { month: '2026-02', title: '', lines: [], ...kept },
    {
      month: '2026-03',
      title: '</h1><script>',
      lines: [line('Sold 3 < 4 barrels &c.\u0000\ud800', '2026-03-27'), line('葡萄要慢慢修剪，不急。')],
      ...kept,
    },
    { month: '2026-04', title: '', lines: [line('One line\nand another')], ...kept },
  ],
};

const pack = (book: WrittenBook): Uint8Array =>
  zipTextsTask.run({ texts: writeEpubTask.run(book), stored: TYPE_FILE, at: book.madeAt });

function filesOf(book: WrittenBook): Record<string, string> {
  const files = unzipSync(pack(book));
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [path, strFromU8(content)]));
}

/** The elements of a document that was opened and not closed, or closed and not opened. */
function unbalanced(document: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', own] of document.matchAll(/<(\/?)([a-zA-Z:]+)[^<>]*?(\/?)>/g)) {
    if (own) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) return [name];
  }
  return open;
}

test('a book begins with its type, stored as it is, so that programs know it', () => {
  const bytes = pack(written);
  const text = strFromU8(bytes, true);
  // Local header: no compression, no field beside the name (EPUB OCF 3.3, section 4.3).
  expect(new DataView(bytes.buffer, bytes.byteOffset).getUint16(8, true)).toBe(0);
  expect(new DataView(bytes.buffer, bytes.byteOffset).getUint16(28, true)).toBe(0);
  expect(text.slice(30, 38 + EPUB.length)).toBe(`mimetype${EPUB}`);
});

test('its description names each document, in reading order, and each is there', () => {
  const files = filesOf(written);
  const description = files['EPUB/package.opf'] ?? '';
  const named = [...description.matchAll(/<item id="([^"]+)" href="([^"]+)"/g)].map(
    ([, , href]) => `EPUB/${href}`,
  );
  expect(named.toSorted()).toEqual(
    Object.keys(files)
      .filter((path) => path.startsWith('EPUB/') && path !== 'EPUB/package.opf')
      .toSorted(),
  );
  expect([...description.matchAll(/<itemref idref="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'title',
    'nav',
    'm2026-03',
    'm2026-04',
  ]);
  expect(description).toContain('<dc:title>Grapes &lt;&amp; &quot;I&quot;&gt;</dc:title>');
  expect(description).toContain('<dc:creator>Ana &amp; Ben</dc:creator>');
  expect(description).toContain('<meta property="dcterms:modified">2026-04-01T08:00:00Z</meta>');
  expect(files['META-INF/container.xml']).toContain('EPUB/package.opf');
});

test('what was written stands in it as text, whatever it is made of, in its own language', () => {
  const files = filesOf(written);
  for (const [path, document] of Object.entries(files).filter(([each]) => /ml$|opf$/.test(each)))
    expect({ path, left: unbalanced(document.replace(/<\?[^>]*\?>/, '')) }).toEqual({ path, left: [] });
  const march = files['EPUB/2026-03.xhtml'] ?? '';
  expect(march).toContain('<h1>&lt;/h1&gt;&lt;script&gt;</h1>');
  expect(march).toContain('<p class="month">March 2026</p>');
  expect(march).toContain('<p>Sold 3 &lt; 4 barrels &amp;c.\ufffd <span class="day"');
  expect(march).toContain('27 March</span></p>');
  expect(march).toContain('<p lang="zh-Hans" xml:lang="zh-Hans">葡萄要慢慢修剪，不急。</p>');
  expect(files['EPUB/2026-04.xhtml']).toContain('<p>One line<br/>and another</p>');
  expect(files['EPUB/title.xhtml']).toContain('For my sister<br/>给妹妹');
});

test('a book without a chapter still opens, in the language that was asked for', () => {
  const files = filesOf({ ...written, locale: 'zh', book: null, chapters: [] });
  expect(files['EPUB/nav.xhtml']).toContain('<li><a href="title.xhtml">扉页</a></li>');
  expect(files['EPUB/title.xhtml']).toContain('>我的书</h1>');
  expect(files['EPUB/package.opf']).toContain('<dc:language>zh-Hans</dc:language>');
});

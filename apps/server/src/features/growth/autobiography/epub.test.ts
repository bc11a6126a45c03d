import { expect, test } from 'vitest';
import { epubFiles, type WrittenBook } from './epub.rules.ts';

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
  pictures: [],
};

const filesOf = (book: WrittenBook) => Object.fromEntries(epubFiles(book));

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

test('pictures stand between the lines, with what they show, and each is named once', () => {
  const picture = (name: string, text: string, day: string | null = null) => ({
    ...line(text, day),
    picture: { file: `${name}.webp`, width: 40, height: 30 },
  });
  const [, march] = written.chapters;
  if (!march) throw new Error('There is no March');
  const lines = [
    picture('vines', 'Vines & "rain"', '2026-03-27'),
    line('Then we rested.'),
    picture('press', ''),
    picture('gone', 'No longer there'),
  ];
  const files = filesOf({
    ...written,
    chapters: [
      { ...march, lines },
      { ...march, month: '2026-04', lines: [picture('vines', '雨中的葡萄藤')] },
    ],
    pictures: ['vines.webp', 'press.webp'],
  });
  const page = files['EPUB/2026-03.xhtml'] ?? '';
  expect(page).toMatch(
    /<figure><img src="pictures\/vines\.jpg" alt="Vines &amp; &quot;rain&quot;"\/><figcaption>Vines &amp; &quot;rain&quot; <span class="day"[^>]*>27 March<\/span><\/figcaption><\/figure>\n<p>Then/,
  );
  expect(page).toContain('<figure><img src="pictures/press.jpg" alt="Picture"/></figure>');
  expect(page).not.toContain('gone');
  expect(files['EPUB/2026-04.xhtml']).toContain('<figure lang="zh-Hans" xml:lang="zh-Hans"><img');
  const named = [
    ...(files['EPUB/package.opf'] ?? '').matchAll(/href="(pictures\/[^"]+)" media-type="([^"]+)"/g),
  ];
  expect(named.map(([, href, type]) => [href, type])).toEqual([
    ['pictures/vines.jpg', 'image/jpeg'],
    ['pictures/press.jpg', 'image/jpeg'],
  ]);
});

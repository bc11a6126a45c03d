import { describe, expect, test, vi } from 'vitest';
import { batchFiles, MAX_BYTES, MAX_TEXT, readFiles } from './read-files.ts';
import { MAX_LISTED } from './read-zip.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

async function deflate(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

type Packing = {
  readonly stored?: boolean;
  /** What its list says of each file, and of how many there are. */
  readonly claimedSize?: number;
  readonly claimedCount?: number;
  /** How often each file stands in the list; all rows point at the same bytes. */
  readonly times?: number;
  readonly flags?: number;
};

/** A ZIP archive as APPNOTE.TXT has it: files, the list of them, and its end. */
async function zip(
  files: Record<string, string>,
  { stored = false, claimedSize, claimedCount, times = 1, flags = 0 }: Packing = {},
): Promise<File> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const rows: Uint8Array<ArrayBuffer>[] = [];
  let place = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, content] = [bytes(path), bytes(text)];
    const packed = stored ? content : await deflate(content);
    const head = new DataView(new ArrayBuffer(30));
    head.setUint32(0, 0x0403_4b50, true);
    head.setUint16(26, name.length, true);
    const row = new DataView(new ArrayBuffer(46));
    row.setUint32(0, 0x0201_4b50, true);
    row.setUint16(8, flags, true);
    row.setUint16(10, stored ? 0 : 8, true);
    row.setUint32(20, packed.length, true);
    row.setUint32(24, claimedSize ?? content.length, true);
    row.setUint16(28, name.length, true);
    row.setUint32(42, place, true);
    parts.push(new Uint8Array(head.buffer), name, packed);
    for (let time = 0; time < times; time += 1) rows.push(new Uint8Array(row.buffer), name);
    place += 30 + name.length + packed.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x0605_4b50, true);
  end.setUint16(10, claimedCount ?? Object.keys(files).length * times, true);
  end.setUint32(
    12,
    rows.reduce((sum, { length }) => sum + length, 0),
    true,
  );
  end.setUint32(16, place, true);
  return new File([...parts, ...rows, new Uint8Array(end.buffer)], 'export.zip');
}

const exported = {
  'profile.json': '{}',
  'diaries/2026/2026-03-30.md': '葡萄园 '.repeat(500),
  'images/a.webp': 'picture',
  'memes/b.webp': 'sticker',
  '__MACOSX/._2026-03-30.md': 'aside',
};

describe('readFiles', () => {
  test.each([{ stored: false }, { stored: true }])(
    'reads the days and pictures of an archive: %o',
    async (packing) => {
      const { texts, pictures, left } = await readFiles([await zip(exported, packing)]);
      expect(texts).toMatchObject([
        { name: 'diaries/2026/2026-03-30.md', text: exported['diaries/2026/2026-03-30.md'] },
      ]);
      expect([...pictures.keys()]).toEqual(['images/a.webp']);
      expect(new TextDecoder().decode(await pictures.get('images/a.webp')?.read())).toBe('picture');
      expect(left).toEqual([]);
    },
  );

  test('leaves what is damaged, too large, or of another kind, and says so', async () => {
    const { texts, left } = await readFiles([
      new File(['no archive'], 'none.zip'),
      await zip({ '2024-05-02.md': 'x'.repeat(5_000) }, { claimedSize: 10 }),
      new File(['x'.repeat(MAX_BYTES + 1)], 'long.md'),
      new File(['x'], 'photo.png'),
      new File(['It rained.'], 'Rain.MD'),
    ]);
    expect(texts).toMatchObject([{ name: 'Rain.MD', text: 'It rained.' }]);
    expect(left).toEqual([
      { name: 'none.zip', why: 'zip' },
      { name: 'long.md', why: 'size' },
      { name: 'photo.png', why: 'kind' },
      { name: '2024-05-02.md', why: 'damaged' },
    ]);
  });

  test('unpacks nothing of an archive whose list says too much', async () => {
    const unpacking = vi.spyOn(globalThis, 'DecompressionStream');
    const text = 'x'.repeat(MAX_BYTES);
    const files = [
      await zip({ 'a.md': 'x' }, { times: MAX_LISTED + 1 }),
      await zip({ 'a.md': text, 'images/a.webp': 'x' }, { times: Math.ceil(MAX_TEXT / MAX_BYTES) + 1 }),
      await zip({ 'a.md': 'x' }, { claimedCount: 0xffff }),
      await zip({ 'a.md': 'x' }, { claimedCount: 2 }),
    ].map((file, index) => new File([file], `${index}.zip`));
    const { texts, pictures, left } = await readFiles(files);
    expect([texts.length, pictures.size]).toEqual([0, 0]);
    expect(left).toEqual([
      { name: '0.zip', why: 'many' },
      { name: '1.zip', why: 'text' },
      { name: '2.zip', why: 'many' },
      { name: '3.zip', why: 'damaged' },
    ]);
    expect(unpacking).not.toHaveBeenCalled();
    unpacking.mockRestore();
  });

  test('reads files up to a sum, whether they are packed or not', async () => {
    const days = Array.from(
      { length: Math.floor(MAX_TEXT / MAX_BYTES) + 1 },
      (_, index) => new File(['x'.repeat(MAX_BYTES)], `${index}.md`),
    );
    const { texts, left } = await readFiles([...days, new File(['x'], 'short.md')]);
    expect(left).toEqual([{ name: days.at(-1)?.name, why: 'text' }]);
    expect(texts.map(({ name }) => name)).toEqual([...days.slice(0, -1).map(({ name }) => name), 'short.md']);
  });

  test('trusts no size: what comes is no more and no less than its row says', async () => {
    for (const stored of [true, false]) {
      for (const claimedSize of [1, 9]) {
        const { texts, left } = await readFiles([await zip({ 'a.md': 'rain' }, { stored, claimedSize })]);
        expect([texts, left]).toEqual([[], [{ name: 'a.md', why: 'damaged' }]]);
      }
    }
    const { left } = await readFiles([await zip({ 'a.md': 'rain' }, { stored: true, flags: 1 })]);
    expect(left).toEqual([{ name: 'a.md', why: 'damaged' }]);
  });

  test('leaves paths that lead out of the archive', async () => {
    const climbing = ['../a.md', 'days/../../b.md', '/etc/c.md', 'C:\\d.md', '..\\e.md', 'images\\..\\f.png'];
    const inside = ['days/2024-05-02..md', 'days\\2024-05-03.md'];
    const { texts, left } = await readFiles([
      await zip(Object.fromEntries([...climbing, ...inside].map((path) => [path, 'x']))),
    ]);
    expect(left).toEqual(climbing.map((path) => ({ name: path.replaceAll('\\', '/'), why: 'path' })));
    expect(texts.map(({ name }) => name)).toEqual(['days/2024-05-02..md', 'days/2024-05-03.md']);
  });

  test('reads what programs write in other encodings', async () => {
    const gb18030 = new Uint8Array([0xc6, 0xcf, 0xcc, 0xd1]);
    const utf16 = new Uint8Array([0xff, 0xfe, 0x61, 0x84, 0x04, 0x84]);
    const { texts } = await readFiles([new File([gb18030], 'a.csv'), new File([utf16], 'b.csv')]);
    expect(texts.map(({ text }) => text)).toEqual(['葡萄\n', '葡萄\n']);
  });
});

/** Notes of an archive as they are sent: their day, their pictures, and their text. */
async function notesIn(files: Record<string, string>) {
  const { texts, ...more } = await readFiles([await zip(files)]);
  const notes = texts.map(({ name, text, day }) => {
    const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(text) ?? [
      undefined,
      '',
      text,
    ];
    const images = /^images: (.*)$/m.exec(front)?.[1] ?? '[]';
    return {
      name,
      day,
      front,
      body: body.trim(),
      pictures: JSON.parse(images) as { file: string; alt: string }[],
    };
  });
  return { notes, ...more };
}

describe('what other programs export', () => {
  const MD5 = 'd41d8cd98f00b204e9800998ecf8427e';

  test('Day One’s JSON, whatever it is called: days by the clocks there, pictures in their order', async () => {
    const entries = [
      {
        creationDate: '2018-05-02T22:30:00Z',
        timeZone: 'Asia/Shanghai',
        text: '# Rain\n\nWe waited\\. ![](dayone-moment://ABC)\n\n![](dayone-moment:/video/V1)',
        photos: [
          { identifier: 'GONE', md5: '0'.repeat(32), type: 'jpeg', orderInEntry: 1 },
          { identifier: 'ABC', md5: MD5, type: 'jpeg', orderInEntry: 0 },
        ],
      },
      { creationDate: '2018-05-02T22:30:00Z', timeZone: 'America/New_York', text: 'Earlier there.' },
      { creationDate: '1970-01-01T00:00:00Z', timeZone: 'UTC', photos: [] },
      { creationDate: 'whenever', text: 'No day.' },
    ];
    const journal = JSON.stringify({ metadata: { version: '1.0' }, entries });
    const { notes, pictures, media, left } = await notesIn({
      '日记.json': journal,
      'settings.json': '{"theme":"dark"}',
      [`photos/${MD5}.jpeg`]: 'picture',
    });
    expect(left).toEqual([]);
    expect(media).toBe(1);
    expect(notes.map(({ day, body }) => [day, body])).toEqual([
      ['2018-05-03', '# Rain\n\nWe waited.'],
      ['2018-05-02', 'Earlier there.'],
      ['1970-01-01', ''],
      [null, 'No day.'],
    ]);
    expect(notes[0]?.pictures.map(({ file }) => file)).toEqual([`photos/${MD5}.jpeg`, '0'.repeat(32)]);
    expect([...pictures.keys()]).toEqual([`photos/${MD5}.jpeg`]);
  });

  test('Day One’s Markdown: entries below their dates, in English and Chinese', async () => {
    const text = [
      '\tDate:\tMay 2, 2018 at 10:15:00 AM GMT+2',
      '\tWeather:\t12°C Rain',
      '\tLocation:\tBern',
      '',
      'We waited. ![](photos/a.jpeg)',
      '',
      '\tDate:\t2 August 2019 at 18:20:48 GMT+1',
      '',
      'It stopped.',
      '\tDate:\t2020年3月1日 GMT+8 下午6:20:48',
      '',
      '下雨了。',
      '\tDate:\tat some time',
      '',
      'When?',
    ].join('\n');
    const { notes, pictures } = await notesIn({ 'Journal.txt': text, 'photos/a.jpeg': 'picture' });
    expect(notes.map(({ day, body }) => [day, body])).toEqual([
      ['2018-05-02', 'We waited.'],
      ['2019-08-02', 'It stopped.'],
      ['2020-03-01', '下雨了。'],
      [null, 'When?'],
    ]);
    expect([...pictures.keys()]).toEqual(['photos/a.jpeg']);
  });

  test('Obsidian’s daily notes in any folder, their pictures in any other', async () => {
    const { notes, pictures, undated, media } = await notesIn({
      'Vault/Daily/2024-05-02.md':
        '---\ntags: [rain]\ndate: 2024-05-02T08:00\n---\nWet.\n![[roof.png|300]]\n![A gate](<../Attached files/the gate.jpg>)\n![[voice.m4a]]\n![[Another note]]\n![x](https://example.com/x.png)',
      'Vault/Daily/2024-05-03 Fri.md': 'Dry. ![](missing.png)',
      'Vault/Ideas.md': 'No day.',
      'Vault/Later.md': '---\ndate: 2024/05/04\n---\nDay in front.',
      'Vault/.obsidian/2024-05-05.md': 'aside',
      'Vault/pictures/roof.png': 'picture',
      'Vault/Attached files/the gate.jpg': 'picture',
    });
    expect(notes.map(({ day, body }) => [day, body])).toEqual([
      ['2024-05-02', 'Wet.\n\n![[Another note]]\n![x](https://example.com/x.png)'],
      ['2024-05-03', 'Dry.'],
      ['2024-05-04', 'Day in front.'],
    ]);
    expect(notes[0]?.front).toContain('tags: [rain]');
    expect(notes[0]?.pictures).toEqual([
      { file: 'Vault/pictures/roof.png', alt: '' },
      { file: 'Vault/Attached files/the gate.jpg', alt: 'A gate' },
    ]);
    expect(notes[1]?.pictures).toEqual([{ file: 'missing.png', alt: '' }]);
    expect([...pictures.keys()]).toEqual(['Vault/pictures/roof.png', 'Vault/Attached files/the gate.jpg']);
    expect([undated, media]).toEqual([1, 1]);
  });

  test('memos: those of one day stand together, in their order', async () => {
    const { notes } = await notesIn({
      '2024-05-02T08:00:00+08:00-a-PRIVATE.md': 'First',
      '2024-05-03T08:00:00+08:00-b-PUBLIC.md': 'Other',
      '2024-05-02T20:00:00+08:00-c-PRIVATE.md': 'Second',
    });
    expect(notes.map(({ day, body }) => [day, body])).toEqual([
      ['2024-05-02', 'First'],
      ['2024-05-02', 'Second'],
      ['2024-05-03', 'Other'],
    ]);
  });

  const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
  const workbook = {
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="H" state="hidden" r:id="rId1"/><sheet name="日报" r:id="rId2"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    'xl/sharedStrings.xml':
      '<sst><si><t>日期</t></si><si><r><t>今日</t></r><r><t>工作</t></r><rPh><t>jin</t></rPh></si><si><t xml:space="preserve">A &amp; B&#10;"C"</t></si></sst>',
    'xl/worksheets/sheet1.xml': sheet('<row r="1"><c r="A1"><v>1</v></c></row>'),
    'xl/worksheets/sheet2.xml': sheet(
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row><row r="3"><c r="A3"><v>45414</v></c><c r="B3"/><c r="C3" t="s"><v>2</v></c></row><row r="4"><c r="A4" t="inlineStr"><is><t>2024-05-03</t></is></c></row>',
    ),
  };

  test('a workbook, whatever it is called: its first sheet that shows, as a table', async () => {
    const { texts } = await readFiles([new File([await zip(workbook)], 'reports.zip')]);
    expect(texts).toEqual([
      {
        name: 'reports.zip.xlsx',
        text: '日期,,今日工作\n\n45414,,"A & B\n""C"""\n2024-05-03\n',
        day: null,
        below: 0,
      },
    ]);
  });

  test('a sheet that never ends is gone through once, and rows far down are not made', async () => {
    const hostile = { ...workbook, 'xl/worksheets/sheet2.xml': '<row'.repeat(100_000) };
    const { texts } = await readFiles([await zip(hostile)]);
    expect(texts.map(({ text }) => text)).toEqual(['']);
    const far = {
      ...workbook,
      'xl/worksheets/sheet2.xml': sheet('<row r="999999999"><c r="ZZZ1"><v>1</v></c></row>'),
    };
    expect((await readFiles([await zip(far)])).texts[0]?.text.length).toBeLessThan(30_000);
  });

  test('a long table goes in parts below its headings, and knows its lines', async () => {
    const rows = Array.from({ length: 450 }, (_, index) => `2020-01-01,"${index}\nrain"`);
    const { texts } = await readFiles([
      new File([['Daily reports', 'date,work', ...rows].join('\n')], 'a.csv'),
    ]);
    expect(texts.map(({ text }) => text.split('\n').slice(0, 3))).toEqual(
      [0, 200, 400].map((first) => ['Daily reports', 'date,work', `2020-01-01,"${first}`]),
    );
    expect(texts.map(({ below }) => below)).toEqual([0, 400, 800]);
  });

  test('reports of one person are one’s own, whatever the name is there', async () => {
    const table = (...names: string[]) =>
      new File(
        [['日期,汇报人,今日工作', ...names.map((name) => `2024-05-02,${name},葡萄`)].join('\n')],
        'a.csv',
      );
    expect((await readFiles([table('林美', '林美')])).texts[0]?.text).toBe(
      '日期,,今日工作\n2024-05-02,,葡萄\n2024-05-02,,葡萄\n',
    );
    expect((await readFiles([table('林美', '安娜')])).texts[0]?.text).toContain('林美');
  });

  test('says of a file that is none what it is', async () => {
    const { left } = await readFiles([
      new File(['x'], 'a.xlsx'),
      new File(['x'], 'a.xls'),
      new File(['{"theme":"dark"}'], 'a.json'),
      await zip({ 'readme.html': 'x' }),
    ]);
    expect(left.map(({ why }) => why)).toEqual(['zip', 'xls', 'kind', 'empty']);
  });
});

describe('batchFiles', () => {
  test('keeps below what a request holds, in order, and sends each table by itself', () => {
    const long = (name: string) => ({ name, text: 'x'.repeat(500_000), day: null, below: 0 });
    const short = (name: string, day: string | null = null) => ({ name, text: 'x', day, below: 0 });
    const files = [long('a.md'), short('b.md'), long('c.md'), short('d.csv'), short('e.csv'), short('f.md')];
    expect(batchFiles(files).map((request) => request.map(({ name }) => name))).toEqual([
      ['a.md', 'b.md'],
      ['c.md'],
      ['d.csv'],
      ['e.csv'],
      ['f.md'],
    ]);
    expect(
      batchFiles(Array.from({ length: 450 }, (_, index) => short(`${index}.md`))).map(({ length }) => length),
    ).toEqual([200, 200, 50]);
    const days = Array.from({ length: 199 }, (_, index) => short(`${index}.md`));
    const sameDay = [short('a.md', '2024-05-02'), short('b.md', '2024-05-02')];
    expect(batchFiles([...days, ...sameDay]).map(({ length }) => length)).toEqual([199, 2]);
  });
});

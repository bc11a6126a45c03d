import { describe, expect, test } from 'vitest';
import { batchFiles, MAX_BYTES, readFiles } from './read-files.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

async function deflate(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

type Packing = { readonly stored?: boolean; readonly claimedSize?: number };

/** A ZIP archive as APPNOTE.TXT has it: files, the list of them, and its end. */
async function zip(
  files: Record<string, string>,
  { stored = false, claimedSize }: Packing = {},
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
    row.setUint16(10, stored ? 0 : 8, true);
    row.setUint32(20, packed.length, true);
    row.setUint32(24, claimedSize ?? content.length, true);
    row.setUint16(28, name.length, true);
    row.setUint32(42, place, true);
    parts.push(new Uint8Array(head.buffer), name, packed);
    rows.push(new Uint8Array(row.buffer), name);
    place += 30 + name.length + packed.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x0605_4b50, true);
  end.setUint16(10, Object.keys(files).length, true);
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
      expect(texts).toEqual([
        { name: 'diaries/2026/2026-03-30.md', text: exported['diaries/2026/2026-03-30.md'] },
      ]);
      expect([...pictures.keys()]).toEqual(['images/a.webp']);
      expect(new TextDecoder().decode(await pictures.get('images/a.webp')?.read())).toBe('picture');
      expect(left).toEqual([]);
    },
  );

  test('leaves what is damaged, too large, or of another kind, and says so', async () => {
    const { texts, left } = await readFiles([
      new File(['no archive'], 'broken.zip'),
      await zip({ 'bomb.md': 'x'.repeat(5_000) }, { claimedSize: 10 }),
      new File(['x'.repeat(MAX_BYTES + 1)], 'long.md'),
      new File(['x'], 'photo.png'),
      new File(['It rained.'], 'Rain.MD'),
    ]);
    expect(texts).toEqual([{ name: 'Rain.MD', text: 'It rained.' }]);
    expect(left).toEqual([
      { name: 'broken.zip', why: 'damaged' },
      { name: 'bomb.md', why: 'damaged' },
      { name: 'long.md', why: 'size' },
      { name: 'photo.png', why: 'kind' },
    ]);
  });

  test('reads what programs write in other encodings', async () => {
    const gb18030 = new Uint8Array([0xc6, 0xcf, 0xcc, 0xd1]);
    const utf16 = new Uint8Array([0xff, 0xfe, 0x61, 0x84, 0x04, 0x84]);
    const { texts } = await readFiles([new File([gb18030], 'a.csv'), new File([utf16], 'b.csv')]);
    expect(texts.map(({ text }) => text)).toEqual(['葡萄', '葡萄']);
  });
});

describe('batchFiles', () => {
  test('keeps below what a request holds, in order, and sends each table by itself', () => {
    const long = (name: string) => ({ name, text: 'x'.repeat(500_000) });
    const short = (name: string) => ({ name, text: 'x' });
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
  });
});

import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Threads } from './threads/threads.ts';
import { type Sheet, writeXlsx } from './xlsx.ts';

const ENTITIES = { '&lt;': '<', '&gt;': '>', '&amp;': '&' } as const;

/** Threads that do at once what they are given, and count it. */
const threads = (counts = { pieces: 0 }): Threads => ({
  run: async (task, input) => {
    counts.pieces += 1;
    return task.run(input);
  },
  handedOver: 0,
  alive: 0,
  close: async () => undefined,
});

const by = {
  actor: { userId: 'someone' },
  signal: new AbortController().signal,
  now: new Date('2026-03-31T12:00:00.000Z'),
};

async function bytesOf(sheets: readonly Sheet[], counts?: { pieces: number }): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of writeXlsx({ ...by, threads: threads(counts) }, sheets)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The cells below the first row of each sheet, by their addresses. */
async function cellsOf(
  sheets: readonly Sheet[],
  counts?: { pieces: number },
): Promise<Map<string, string>[]> {
  const files = unzipSync(await bytesOf(sheets, counts));
  return sheets.map((_, at) => {
    const xml = strFromU8(files[`xl/worksheets/sheet${at + 1}.xml`] ?? new Uint8Array());
    const cells = xml.matchAll(/<c r="([A-Z]+\d+)" t="inlineStr"><is><t xml:space="preserve">([^<]*)<\/t>/gu);
    return new Map(
      [...cells].map(([, address = '', text = '']) => [
        address,
        text.replace(/&(?:lt|gt|amp);/gu, (entity) => ENTITIES[entity as keyof typeof ENTITIES]),
      ]),
    );
  });
}

test('each cell is the text that it was, but for what no XML may hold', async () => {
  const texts = ['=1+1', ' a <b> & "c" ', '葡萄\n园', '🍇', '', 'a\u0007b', '\ud83c!'];
  const [cells, second] = await cellsOf([
    { name: 'Answers', rows: [texts.map((_, at) => `Question ${at}`), texts] },
    { name: 'Days', rows: [['Day'], ['2026-03-31']] },
  ]);
  expect(cells).toEqual(
    new Map([
      ['A2', '=1+1'],
      ['B2', ' a <b> & "c" '],
      ['C2', '葡萄\n园'],
      ['D2', '🍇'],
      ['F2', 'ab'],
      ['G2', '\ufffd!'],
    ]),
  );
  expect(second).toEqual(new Map([['A2', '2026-03-31']]));
});

test('a sheet of many pieces has each row once, in its order, and columns beyond Z', async () => {
  const rows = Array.from({ length: 300 }, (_, row) =>
    Array.from({ length: 30 }, (__, column) => `cell ${row} ${column} ${'x'.repeat(250)}`),
  );
  const counts = { pieces: 0 };
  const [cells] = await cellsOf([{ name: 'Long', rows }], counts);
  expect(counts.pieces).toBe(10);
  expect([...(cells?.values() ?? [])]).toEqual(rows.slice(1).flat());
  expect(cells?.get('AD300')).toBe(rows[299]?.[29]);
});

test('a sheet without rows is an empty one', async () => {
  expect(await cellsOf([{ name: 'None', rows: [] }])).toEqual([new Map()]);
});

import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { drawQr } from './qr-picture.ts';

test('draws every dark module once, and no light one', () => {
  const link = 'https://garden.example/department?join=ABCDEFGH';
  const { side, path } = drawQr(link);
  const { data } = encode(link, { ecc: 'Q', border: 4 });
  const drawn = data.map((row) => row.map(() => 0));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    const row = drawn[Number(y)] ?? [];
    for (let at = Number(x); at < Number(x) + Number(width); at += 1) row[at] = (row[at] ?? 0) + 1;
  }
  expect(drawn).toEqual(data.map((row) => row.map(Number)));
  expect(side).toBe(data.length);
  expect(data.slice(0, 4).flat().some(Boolean), 'the quiet zone').toBe(false);
});

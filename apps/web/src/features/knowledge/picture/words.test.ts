import { expect, test } from 'vitest';
import { palettes } from '../../../components/paper/palettes.ts';
import type { Pen } from '../../../components/paper/pen.ts';
import type { Row } from './layout.ts';
import { drawWords } from './words.ts';

/** What is drawn, each with the language of the pen. */
function drawn(rows: readonly Row[]): [text: string, lang: string | undefined][] {
  const texts: [string, string | undefined][] = [];
  const pen = {
    measureText: () => ({ actualBoundingBoxLeft: 0 }),
    fillText(this: Pen, text: string) {
      texts.push([text, this.lang]);
    },
  } as unknown as Pen;
  const layout = { size: 40, nameSize: 24, rowHeight: 64, rows };
  drawWords(pen, 'square', palettes.day, layout, { words: 'serif', name: 'sans-serif' });
  return texts;
}

test('each row is drawn in its own language, whatever that of the page', () => {
  const rows: Row[] = [
    { text: '先把问题说清楚，再动手去做。', kind: 'words', baseline: 100 },
    { text: '李娜', kind: 'name', baseline: 164 },
    { text: 'Ask the person who did it.', kind: 'words', baseline: 292 },
    { text: '1984', kind: 'name', baseline: 356 },
  ];
  expect(drawn(rows)).toEqual([
    ['“', 'inherit'],
    ['先把问题说清楚，再动手去做。', 'zh-Hans'],
    ['李娜', 'zh-Hans'],
    ['Ask the person who did it.', 'en'],
    ['1984', 'inherit'],
  ]);
});

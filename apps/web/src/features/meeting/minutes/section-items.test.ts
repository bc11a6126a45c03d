import { expect, test } from 'vitest';
import { bySpeaker } from './section-items.ts';

const transcript = ['Ana', 'Bo', 'Ana'].map((speaker) => ({ speaker }));
const items = [{ lines: [0] }, { lines: [1] }, { lines: [2] }, { lines: [] }];

test('what was done is told by who says it, in the order in which they speak', () => {
  expect(bySpeaker('done', items, transcript)).toEqual([
    { speaker: 'Ana', items: [{ lines: [0] }, { lines: [2] }] },
    { speaker: 'Bo', items: [{ lines: [1] }] },
    { speaker: '', items: [{ lines: [] }] },
  ]);
});

test('other parts are one list', () => {
  expect(bySpeaker('wentWell', items, transcript)).toEqual([{ speaker: '', items }]);
  expect(bySpeaker('own', [], transcript)).toEqual([]);
});

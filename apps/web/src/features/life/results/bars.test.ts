import { expect, test } from 'vitest';
import { newQuestion } from '../building/built.ts';
import { barsOf } from './bars.ts';

const receipt = { count: 10, withheld: null, hiddenGroups: 0 };
const words = (en: string) => ({ en, zh: '' });

test('has a bar for each choice, also for what no one chose', () => {
  const question = {
    ...newQuestion('multiple', () => 'x'),
    other: true,
    choices: [
      { id: 'tea', text: words('Tea') },
      { id: 'wine', text: { en: 'Wine', zh: '葡萄酒' } },
    ],
  };
  const distribution = [
    { key: 'other', count: 4 },
    { key: 'tea', count: 9 },
  ];
  expect(barsOf(question, { distribution, receipt }, 'zh')).toEqual([
    { key: 'tea', label: 'Tea', count: 9, share: 0.9 },
    { key: 'wine', label: '葡萄酒', count: 0, share: 0 },
    { key: 'other', label: undefined, count: 4, share: 0.4 },
  ]);
});

test('has ten bars for a scale, the days of a date in their order, and none for what is withheld', () => {
  const scale = newQuestion('scale', () => 'x');
  const tens = barsOf(scale, { distribution: [{ key: '10', count: 5 }], receipt }, 'en');
  expect(tens).toHaveLength(10);
  expect(tens.at(-1)).toMatchObject({ label: '10', count: 5, share: 0.5 });
  const date = newQuestion('date', () => 'x');
  const days = [
    { key: '2026-11-09', count: 6 },
    { key: '2026-03-10', count: 4 },
  ];
  expect(barsOf(date, { distribution: days, receipt }, 'en').map(({ key }) => key)).toEqual([
    '2026-03-10',
    '2026-11-09',
  ]);
  expect(barsOf(scale, { distribution: null, receipt }, 'en')).toEqual([]);
});

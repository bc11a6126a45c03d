import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { useDayName } from '../days/use-day-name.ts';
import type { VineDay } from './vine-drawing.tsx';
import { useVineSummary } from './vine-summary.ts';

const free = { state: 'holiday', note: 'National Day' } as const;
const days: readonly VineDay[] = [
  { date: '2026-09-29', state: 'submitted', plain: true },
  { date: '2026-09-30', state: 'submitted', grade: 'A' },
  { date: '2026-10-01', ...free },
  { date: '2026-10-02', ...free, state: 'submitted', grade: 'B' },
  { date: '2026-10-03', state: 'holiday' },
];

function Said() {
  const summaryOf = useVineSummary();
  const nameOf = useDayName();
  return [summaryOf('October', days), ...days.map(nameOf)].join('\n');
}

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

test('a month and its days say what a holiday is called, once, and where it was written too', () => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Said />
    </I18nProvider>,
  );
  expect(html.split('\n')).toEqual([
    'October: 3 written (1 A, 1 B, 1 without a grade), 0 missed, 0 on vacation; days off: National Day',
    'Tuesday 29 September: submitted, plain grape',
    'Wednesday 30 September: submitted, grade A',
    'Thursday 1 October: holiday, National Day',
    'Friday 2 October: submitted, grade B, National Day',
    'Saturday 3 October: day off',
  ]);
});

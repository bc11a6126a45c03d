import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import type { VineDay } from '../../../components/vine/vine-drawing.tsx';
import { VineSentence } from './vine-sentence.tsx';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

/** Days by their grades; `-` is missed, `.` plain, `~` free. */
function said(signs: string): string {
  const days = [...signs].map((sign, index): VineDay => {
    const date = `2026-11-${String(index + 1).padStart(2, '0')}`;
    if (sign === '-') return { date, state: 'missed' };
    if (sign === '~') return { date, state: 'vacation' };
    if (sign === '.') return { date, state: 'submitted' };
    return { date, state: 'submitted', grade: sign as 'A' | 'B' | 'C' | 'D' };
  });
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <VineSentence days={days} />
    </I18nProvider>,
  );
  return markup.replace(/<[^>]*>/g, '');
}

test('a month is told by how much was written, and by the grade that half of it has', () => {
  expect(said('BBCBBBBBACBB-~')).toBe('12 of 13 days written, mostly B.');
  expect(said('AABB')).toBe('All 4 days written, mostly A.');
  expect(said('ABC-')).toBe('3 of 4 days written.');
  expect(said('..A')).toBe('All 3 days written.');
});

test('nothing is said where nothing was written', () => {
  expect(said('--~')).toBe('');
});

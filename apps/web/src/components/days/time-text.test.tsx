import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { MomentText } from './time-text.tsx';

const said = (instant: string) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MomentText instant={instant} timeZone="Europe/Lisbon" />
    </I18nProvider>,
  );

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.useFakeTimers({ now: new Date('2026-03-11T01:40:00Z') });
});

test('a moment of the small hours is today’s by the calendar, though the diary’s day began before', () => {
  expect(said('2026-03-11T01:30:00Z')).toContain('today');
  expect(said('2026-03-10T22:30:00Z')).toContain('yesterday');
});

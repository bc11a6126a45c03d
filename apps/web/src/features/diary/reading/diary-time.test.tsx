import type { DiaryView } from '@garden/contract';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { DiaryTime } from './diary-time.tsx';

const said = (publishedAt: string) => {
  const diary = { day: '2026-03-10', publishedAt, teamIds: [], author: { id: 'someone' } };
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <DiaryTime diary={diary as unknown as DiaryView} />
    </I18nProvider>,
  );
};

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.useFakeTimers({ now: new Date('2026-03-11T01:40:00Z') });
  useUserStore.setState({ userInfo: { id: 'me', timezone: 'Etc/UTC' } as never });
});

test('a diary of the small hours came today by the clock, and one of the evening by its hour alone', () => {
  expect(said('2026-03-11T01:30:00Z')).toContain('>today 01:30');
  expect(said('2026-03-10T22:30:00Z')).toContain('>22:30');
});

import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { NextPage } from './next-page.tsx';

vi.mock(import('../../lib/connectivity.ts'), () => ({ useOnline: () => true }));

const read = {
  error: null,
  fetchStatus: 'idle',
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => undefined,
} as const;

const html = (of: Parameters<typeof NextPage>[0]['of']) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <NextPage of={of}>Show more</NextPage>
    </I18nProvider>,
  );

describe('NextPage', () => {
  beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

  test('offers the next page, and nothing after the last one', () => {
    expect(html(read)).toContain('Show more');
    expect(html({ ...read, hasNextPage: false })).toBe('');
  });

  test('says that a page did not come, with another try in place of the button', () => {
    const failed = html({ ...read, error: new Error('lost'), isFetchNextPageError: true });
    expect(failed).toContain('role="alert"');
    expect(failed).toContain('Try again');
    expect(failed).not.toContain('Show more');
  });
});

import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { TransportFailure } from '../lib/api/refusal.ts';
import { ReadFailure } from './read-failure.tsx';

type Failed = Parameters<typeof ReadFailure>[0]['of'];

function words(error: unknown, fetchStatus: Failed['fetchStatus']): string {
  const of = { error, fetchStatus, isFetching: false, refetch: () => undefined };
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ReadFailure of={of} />
    </I18nProvider>,
  );
}

describe('ReadFailure', () => {
  beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

  test.each([null, new TransportFailure('network')])('says that there is no network: after %s', (error) => {
    expect(words(error, 'paused')).toContain('You’re offline. This loads when the network is back.');
    expect(words(error, 'paused')).not.toContain('on our side');
  });

  test('says what went wrong where there is a network', () => {
    expect(words(new TransportFailure('timeout'), 'idle')).toContain('took too long');
  });
});

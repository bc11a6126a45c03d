import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { sampleTeam } from '../../../lib/testing/sample-team.ts';
import { TeamMonth } from './team-month.tsx';

test('until a month is read nothing stands there that its appeals would push away', () => {
  const shown = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <TeamMonth team={sampleTeam()} wanted={undefined} onMonth={() => undefined} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  expect(shown).toContain('Loading');
  expect(shown).not.toContain('<button');
});

import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WhoSeesCard } from './who-sees-card.tsx';

test('says of everything that people write or that is told of them who can see it', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const page = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <WhoSeesCard />
    </I18nProvider>,
  );
  const told = [...page.matchAll(/<dt.*?<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/gs)];
  const about = told.map(([whole]) => whole.replace(/<dd.*/s, '').replaceAll(/<[^>]+>/g, ''));
  for (const what of [
    ...['diaries', 'mistakes', 'drafts', 'mood', 'comments', 'anonymous', 'questions', 'wisdom', 'handbook'],
    ...[
      'goals',
      'grades',
      'appeals',
      'interviews',
      'averages',
      'vacation',
      'open',
      'follow',
      'name',
      'your data',
    ],
  ])
    expect(
      about.filter((title) => title.toLowerCase().includes(what)),
      what,
    ).not.toEqual([]);
  expect(told.filter(([, sentence = '']) => !/\.$/.test(sentence))).toEqual([]);
});

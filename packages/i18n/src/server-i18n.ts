import { type I18n, type Messages, setupI18n } from '@lingui/core';
import english from '../locales/server/en.json' with { type: 'json' };
import chinese from '../locales/server/zh-Hans.json' with { type: 'json' };
import { type Locale, languageTags } from './locale.ts';
import { compilePlainMessage } from './plain-message.ts';

const catalogues: Record<Locale, unknown> = { en: english, zh: chinese };

/**
 * The sentences of server, mail and contract in one language: `createI18n('zh')._('Login successful')`.
 * English sentences are the ids; `_(sentence, params)` fills `{name}` placeholders and ICU plurals.
 */
export function createI18n(locale: Locale): I18n {
  const i18n = setupI18n();
  i18n.setMessagesCompiler(compilePlainMessage);
  // The catalogue files are written by `npm run compile`, whose output is Lingui's own format.
  i18n.loadAndActivate({ locale: languageTags[locale], messages: catalogues[locale] as Messages });
  return i18n;
}

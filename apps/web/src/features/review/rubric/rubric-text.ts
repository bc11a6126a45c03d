import { type Locale, languageTags } from '@garden/i18n/locale';
import { compilePlainMessage } from '@garden/i18n/plain-message';
import { type ExplanationKey, rubricExplanation } from '@garden/rubric/explanation';
import { type RubricMessageKey, rubricMessages } from '@garden/rubric/messages';
import { type Messages, setupI18n } from '@lingui/core';
import { use } from 'react';
import { useLocale } from '../../../lib/locale/locale.ts';

const sentences: Readonly<Record<string, string>> = { ...rubricMessages, ...rubricExplanation };

type Params = Readonly<Record<string, string | number>>;
type Say = (key: RubricMessageKey | ExplanationKey, params?: Params) => string;

const loaded = new Map<Locale, Promise<Say>>();

/** What the rubric says, in the current language; its catalogue is fetched once it is asked for. Suspends until then. */
export function useRubricText(): Say {
  const locale = useLocale();
  return use(load(locale));
}

function load(locale: Locale): Promise<Say> {
  const known = loaded.get(locale);
  if (known) return known;
  const coming = read(locale).catch((failure: unknown) => {
    loaded.delete(locale);
    throw failure;
  });
  loaded.set(locale, coming);
  return coming;
}

async function read(locale: Locale): Promise<Say> {
  const tag = languageTags[locale];
  const messages = locale === 'zh' ? await chinese() : {};
  const i18n = setupI18n({ locale: tag, messages: { [tag]: messages } });
  i18n.setMessagesCompiler(compilePlainMessage);
  return (key, params) => i18n._(sentences[key] ?? key, params);
}

async function chinese(): Promise<Messages> {
  const catalogue: unknown = (await import('@garden/i18n/locales/rubric/zh-Hans.json')).default;
  return catalogue as Messages;
}

import { type Locale, languageTags } from '@garden/i18n/locale';
import { compilePlainMessage } from '@garden/i18n/plain-message';
import { type ExplanationKey, rubricExplanation } from '@garden/rubric/explanation';
import { type RubricMessageKey, rubricMessages } from '@garden/rubric/messages';
import { type Messages, setupI18n } from '@lingui/core';
import { use } from 'react';
import { useLocale } from '../../../lib/locale/locale.ts';
import { logFailure } from '../../../lib/log.ts';

const sentences: Readonly<Record<string, string>> = { ...rubricMessages, ...rubricExplanation };

type Params = Readonly<Record<string, string | number>>;
/** Says a sentence of the rubric; undefined where the server names one that this build does not know. */
type Say = {
  (key: RubricMessageKey | ExplanationKey, params?: Params): string;
  (key: string, params?: Params): string | undefined;
};

const loaded = new Map<Locale, Promise<Say>>();

/** What the rubric says, in the current language; its catalogue is fetched once it is asked for. Suspends until then. */
export function useRubricText(): Say {
  return use(load(useLocale()));
}

function load(locale: Locale): Promise<Say> {
  const known = loaded.get(locale);
  if (known) return known;
  const coming = catalogueOf(locale).then((messages) => sayWith(locale, messages));
  loaded.set(locale, coming);
  return coming;
}

/** In English where it can't be fetched; the next page that asks tries again. */
async function catalogueOf(locale: Locale): Promise<Messages> {
  if (locale === 'en') return {};
  try {
    const chinese: unknown = (await import('@garden/i18n/locales/rubric/zh-Hans.json')).default;
    return chinese as Messages;
  } catch (failure) {
    logFailure('The sentences of the rubric could not be loaded', failure);
    loaded.delete(locale);
    return {};
  }
}

function sayWith(locale: Locale, messages: Messages): Say {
  // Apart from the catalogue of the page, which is replaced whole when the language changes.
  const tag = languageTags[locale];
  const i18n = setupI18n({ locale: tag, messages: { [tag]: messages } });
  i18n.setMessagesCompiler(compilePlainMessage);
  function say(key: RubricMessageKey | ExplanationKey, params?: Params): string;
  function say(key: string, params?: Params): string | undefined;
  function say(key: string, params?: Params): string | undefined {
    const sentence = Object.hasOwn(sentences, key) ? sentences[key] : undefined;
    return sentence && i18n._(sentence, params);
  }
  return say;
}

import type { Locale } from '@garden/i18n/locale';
import { compilePlainMessage } from '@garden/i18n/plain-message';
import { type RubricParams, rubricMessages } from '@garden/rubric/messages';
import { type Messages, setupI18n } from '@lingui/core';
import { use } from 'react';
import { logFailure } from '../log.ts';
import { useLocale } from './locale.ts';

/** Says what the rubric remarks; undefined for a remark that this build does not know. */
export type SayRemark = (key: string, params: RubricParams) => string | undefined;

const loaded = new Map<Locale, Promise<SayRemark>>();

/** The rubric's sentences in the current language, without the rubric itself. Suspends while they are fetched. */
export function useRubricWords(): SayRemark {
  return use(rubricWords(useLocale()));
}

/** The rubric's sentences in a language, fetched once; in English where that fails. */
function rubricWords(locale: Locale): Promise<SayRemark> {
  const known = loaded.get(locale);
  if (known) return known;
  const words = loadSentences(locale).then((messages) => sayWith(locale, messages));
  loaded.set(locale, words);
  return words;
}

async function loadSentences(locale: Locale): Promise<Messages> {
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

function sayWith(locale: Locale, messages: Messages): SayRemark {
  // Apart from the catalogue of the page, which is replaced whole when the language changes.
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  i18n.setMessagesCompiler(compilePlainMessage);
  const sentences: Readonly<Record<string, string>> = rubricMessages;
  return (key, params) => {
    const sentence = Object.hasOwn(sentences, key) ? sentences[key] : undefined;
    return sentence && i18n._(sentence, params);
  };
}

import type { Locale } from '@garden/i18n/locale';
import english from '@garden/i18n/locales/web/en.json';
import { compilePlainMessage } from '@garden/i18n/plain-message';
import { i18n, type Messages } from '@lingui/core';
import { logFailure } from '../log.ts';

// In development Lingui brings its own compiler, which reads messages that are not extracted yet.
if (import.meta.env.PROD) i18n.setMessagesCompiler(compilePlainMessage);

/** English sentences that need the full ICU parser; the others are read as they are written in the source. */
const englishMessages: unknown = english;

/**
 * The messages of a language. Chinese is a file of its own, loaded when it is asked for; where that fails
 * the catalogue stays empty, so every sentence is shown in English.
 */
export async function loadCatalogue(locale: Locale): Promise<Messages> {
  const fallback = englishMessages as Messages;
  if (locale === 'en') return fallback;
  try {
    const chinese: unknown = (await import('@garden/i18n/locales/web/zh-Hans.json')).default;
    return chinese as Messages;
  } catch (failure) {
    logFailure('The Chinese catalogue could not be loaded', failure);
    return fallback;
  }
}

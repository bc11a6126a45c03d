import type { Locale } from '@garden/i18n/locale';
import english from '@garden/i18n/locales/web/en.json';
import { compilePlainMessage } from '@garden/i18n/plain-message';
import { i18n, type Messages } from '@lingui/core';
import { logFailure } from '../log.ts';

// In development Lingui brings its own compiler, which reads messages that are not extracted yet.
if (import.meta.env.PROD) i18n.setMessagesCompiler(compilePlainMessage);

/** English sentences that need the full ICU parser; the others are read as they are written in the source. */
const englishFile: unknown = english;
export const englishMessages = englishFile as Messages;

/**
 * The Chinese sentences: those that the start page says, and the rest (packages/i18n/README.md). Only `default` is taken
 * of what is imported, so that a build leaves out an export for each sentence.
 */
const chinese = {
  first: async (): Promise<unknown> => (await import('@garden/i18n/locales/web/zh-Hans.json')).default,
  later: async (): Promise<unknown> => (await import('@garden/i18n/locales/later/zh-Hans.json')).default,
};
export type CataloguePart = keyof typeof chinese;

/**
 * A part of the messages of a language. Chinese is in files of its own, loaded when they are asked for; where that
 * fails the part stays empty, so its sentences are shown in English.
 * @returns undefined where it failed
 */
export async function loadCatalogue(locale: Locale, part: CataloguePart): Promise<Messages | undefined> {
  if (locale === 'en') return englishMessages;
  try {
    return (await chinese[part]()) as Messages;
  } catch (failure) {
    logFailure('The Chinese catalogue could not be loaded', failure);
    return undefined;
  }
}

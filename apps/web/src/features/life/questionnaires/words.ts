import type { Words as SentWords } from '@garden/contract';

/** Words while they are written; empty where they are not there in a language. */
export type Words = { readonly en: string; readonly zh: string };

/** The languages that a questionnaire is written in. */
export type Languages = 'en' | 'zh' | 'both';

export const typedWords = (words: SentWords | null): Words => ({
  en: words?.en ?? '',
  zh: words?.zh ?? '',
});

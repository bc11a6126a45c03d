import type { MessageKey } from '@garden/contract';
import type { Locale } from '@garden/i18n/locale';
import startSentences from '@garden/i18n/locales/web/contract.json';
import startEnglish from '@garden/i18n/locales/web/en.json';
import { messageRow } from '@garden/i18n/message-row';
import { compilePlainMessage } from '@garden/i18n/plain-message';
import { i18n, type Messages } from '@lingui/core';
import { logFailure } from '../log.ts';

// In development Lingui brings its own compiler, which reads messages that are not extracted yet.
if (import.meta.env.PROD) i18n.setMessagesCompiler(compilePlainMessage);

let sentences: Partial<Readonly<Record<MessageKey, string>>> = startSentences;

/** The English sentence of the contract; undefined where it is said beyond the start page and has not come yet. */
export function sentenceOf(key: MessageKey): string | undefined {
  return sentences[key];
}

/** The key of such a sentence, by its words. */
export function keyOf(message: string): MessageKey | undefined {
  const found = Object.entries(sentences).find(([, english]) => english === message);
  return found?.[0] as MessageKey | undefined;
}

/**
 * What the start page says is there or fetched with it, the rest later (packages/i18n/README.md). English has a row where a
 * sentence needs the full ICU parser; the others are read as they are written in the source.
 */
const files = {
  en: {
    first: async (): Promise<unknown> => startEnglish,
    later: async (): Promise<unknown> => {
      const { laterEnglish } = await import('./later-english.ts');
      sentences = laterEnglish.messages;
      return laterEnglish.rows;
    },
  },
  zh: {
    first: async (): Promise<unknown> => (await import('@garden/i18n/locales/web/zh-Hans.json')).default,
    later: async (): Promise<unknown> => {
      const [{ laterEnglish }, packed] = await Promise.all([
        import('./later-english.ts'),
        import('@garden/i18n/locales/later/zh-Hans.json'),
      ]);
      return unpack(packed.default, laterEnglish.messages);
    },
  },
};

type Packed = Readonly<Record<'keys' | 'rows', readonly unknown[]>>;

/** A catalogue whose rows stand apart from their keys, after those of a table in its order, but for what the start page says. */
export function unpack({ keys, rows }: Packed, table: object) {
  const ofTable = Object.keys(table).filter((key) => !(key in startSentences));
  return Object.fromEntries([...ofTable.map(messageRow), ...keys].map((key, place) => [key, rows[place]]));
}

export type CataloguePart = keyof (typeof files)[Locale];

/** A part of the messages of a language, `isWhole` where all of it came; what did not come in Chinese is said in English. */
export async function loadCatalogue(
  locale: Locale,
  part: CataloguePart,
): Promise<{ readonly messages: Messages; readonly isWhole: boolean }> {
  const [english, chinese] = await Promise.all([load('en', part), locale === 'zh' ? load('zh', part) : {}]);
  return { messages: { ...english, ...chinese }, isWhole: Boolean(english && chinese) };
}

async function load(locale: Locale, part: CataloguePart): Promise<Messages | undefined> {
  try {
    return (await files[locale][part]()) as Messages;
  } catch (failure) {
    logFailure('A catalogue could not be loaded', failure);
    return undefined;
  }
}

import { languageTags } from './locale.ts';

/** From this share of its letters on, Chinese characters make a text Chinese: between them stand names and terms in Latin ones. */
const CHINESE_SHARE = 0.3;

/**
 * The language that someone wrote a text in, as a `lang` attribute says it; undefined where its letters do not tell.
 * Those of addresses do not count.
 */
export function languageOf(text: string): (typeof languageTags)[keyof typeof languageTags] | undefined {
  const letters = text.replace(/\w+:\/\/[!-~]+|\P{L}+/gu, '');
  const han = letters.replace(/\P{Script=Han}+/gu, '').length;
  if (han > letters.length * CHINESE_SHARE) return languageTags.zh;
  return /[a-z]/i.test(letters) ? languageTags.en : undefined;
}

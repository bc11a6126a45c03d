export { type Locale, languageTags, locales, matchLocale } from './locale.ts';
export { compilePlainMessage } from './plain-message.ts';
export { createI18n } from './server-i18n.ts';
export { translateSentence } from './translate-sentence.ts';

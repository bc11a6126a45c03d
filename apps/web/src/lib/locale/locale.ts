import { languageOf } from '@garden/i18n/language-of';
import { type Locale, languageTags, matchLocale } from '@garden/i18n/locale';
import { i18n } from '@lingui/core';
import { create } from 'zustand';
import { onStoredValueChange, storedValue } from '../stored-value.ts';
import { loadCatalogue } from './catalogue.ts';

/** Local storage: the choice, twice as the seed has it, and what the browser asks for. */
const KEYS = { chosen: 'userSelectedLanguage', locale: 'locale', browser: 'userLanguage' } as const;

const useLocaleStore = create<{ locale: Locale }>(() => ({ locale: 'en' }));

/** The current language, for components that need more of it than the macros do (`Intl`, forms). */
export function useLocale(): Locale {
  return useLocaleStore((state) => state.locale);
}

/** The current language, outside components. */
export function currentLocale(): Locale {
  return useLocaleStore.getState().locale;
}

/**
 * The `lang` attribute of what a person wrote: its signs are drawn and its words are read out in its own language.
 * Undefined where the interface has that language, or the text tells none.
 */
export function ownLang(text: string): string | undefined {
  const language = languageOf(text);
  return language === document.documentElement.lang ? undefined : language;
}

/** Sets the user's choice, kept in this browser and followed by its other windows. */
export async function chooseLocale(locale: Locale): Promise<void> {
  storedValue.write(KEYS.locale, locale);
  storedValue.write(KEYS.chosen, locale);
  await activate(locale);
}

/** Sets the language of the account, unless this browser has a choice of its own. */
export async function suggestLocale(locale: Locale | undefined): Promise<void> {
  if (locale !== undefined && chosenLocale() === undefined) await chooseLocale(locale);
}

/** Activates the language before the first render: the user's choice, else the browser's, else the server's. */
export async function startLocale(): Promise<void> {
  storedValue.write(KEYS.browser, navigator.language);
  onStoredValueChange(KEYS.chosen, () => {
    const chosen = chosenLocale();
    if (chosen !== undefined) void activate(chosen);
  });
  await activate(chosenLocale() ?? matchLocale(navigator.languages, undefined) ?? serverLocale());
}

function chosenLocale(): Locale | undefined {
  const stored = storedValue.read(KEYS.chosen) ?? storedValue.read(KEYS.locale);
  return stored === null ? undefined : matchLocale([stored], undefined);
}

/** The server writes its `DEFAULT_LOCALE` into the page. */
function serverLocale(): Locale {
  const named = document.querySelector<HTMLMetaElement>('meta[name="default-locale"]')?.content;
  return named === undefined ? 'en' : matchLocale([named], 'en');
}

/** Whether anything was opened that says more than the start page does. */
let isBeyondStart = false;
/** The language that has the sentences beyond the start page, too. */
let whole: Locale | undefined;

/**
 * Brings what is said beyond the start page, in the language in force; where the Chinese does not come, it is said in
 * English and asked for again next time.
 */
export async function loadLaterWords(): Promise<void> {
  isBeyondStart = true;
  const locale = currentLocale();
  if (locale === whole) return;
  const later = await loadCatalogue(locale, 'later');
  // The language that is put in force first brings it.
  if (i18n.locale === '') return;
  // Another call was quicker, or a language chosen meanwhile has brought its own.
  if (locale !== currentLocale() || locale === whole) return;
  if (later.isWhole) whole = locale;
  i18n.load(languageTags[locale], later.messages);
}

async function activate(locale: Locale): Promise<void> {
  const asked = isBeyondStart ? loadCatalogue(locale, 'later') : undefined;
  const first = await loadCatalogue(locale, 'first');
  // What was opened meanwhile may say more, too.
  const later = isBeyondStart ? await (asked ?? loadCatalogue(locale, 'later')) : undefined;
  document.documentElement.lang = languageTags[locale];
  i18n.loadAndActivate({ locale: languageTags[locale], messages: { ...first.messages, ...later?.messages } });
  whole = later?.isWhole ? locale : undefined;
  useLocaleStore.setState({ locale });
}

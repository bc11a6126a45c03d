import { useLocale } from '../lib/locale/locale.ts';
import { translateMessage } from '../lib/locale/translate-message.ts';

/** How somebody is called: by their name, which is empty where they have closed their account. */
export function usePersonName(): (person: { readonly name: string }) => string {
  // Says it anew when the language changes.
  useLocale();
  return ({ name }) => name || translateMessage('memberErased');
}

/** Somebody's name, or that they are a former member. */
export function PersonName({ person }: { person: { readonly name: string } }) {
  return usePersonName()(person);
}

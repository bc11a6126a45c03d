import { useLocale } from '../../lib/locale/locale.ts';
import { translateMessage } from '../../lib/locale/translate-message.ts';

/** A person's display name; it is empty where they have closed their account. */
export function usePersonName(): (person: { readonly name: string }) => string {
  // Re-renders when the language changes.
  useLocale();
  return ({ name }) => name || translateMessage('memberErased');
}

/** A person's name, or "former member". */
export function PersonName({ person }: { person: { readonly name: string } }) {
  return usePersonName()(person);
}

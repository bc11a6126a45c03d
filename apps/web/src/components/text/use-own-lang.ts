import { useState } from 'react';
import { ownLang } from '../../lib/locale/locale.ts';

/**
 * What a text field carries so that its text is set and read out in its own language while it is written. Letters that an
 * input method composes are no text yet: the language waits for what they become.
 *
 * @param text the field's value; a field without one keeps the page's language
 */
export function useOwnLang(text: unknown) {
  const [isComposing, setComposing] = useState(false);
  const now = typeof text === 'string' ? ownLang(text) : undefined;
  const [lang, setLang] = useState(now);
  if (!isComposing && lang !== now) setLang(now);
  return {
    lang,
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: () => setComposing(false),
  };
}

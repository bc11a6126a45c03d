import { MAX_TRANSLATED, paragraphsOf } from '@garden/contract';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useLocale } from '../../../lib/locale/locale.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { askTranslation } from './ask-translation.ts';

/** A part of a text, under its heading where it has one. */
export type TextPart = { readonly title?: ReactNode; readonly text: string };

type State =
  | { readonly is: 'open' | 'busy' }
  | { readonly is: 'failed'; readonly message: string }
  /** The translations of all paragraphs, in their order. */
  | { readonly is: 'done'; readonly paragraphs: readonly string[] };

/** Has a text translated into the reader's language, when it is asked for. */
export function useTranslation(parts: readonly TextPart[]) {
  const locale = useLocale();
  const [state, setState] = useState<State>({ is: 'open' });
  const translate = async (): Promise<boolean> => {
    setState({ is: 'busy' });
    try {
      const paragraphs: string[] = [];
      for (const text of inRequests(parts.flatMap((part) => paragraphsOf(part.text)))) {
        const { success, message, data } = await askTranslation(text, locale);
        if (!success) {
          setState({ is: 'failed', message });
          return false;
        }
        paragraphs.push(...paragraphsOf(data));
      }
      setState({ is: 'done', paragraphs });
      return true;
    } catch (error) {
      setState({ is: 'failed', message: failureMessage(error) ?? '' });
      return false;
    }
  };
  return { state, translate };
}

/** Paragraphs in as few texts as can be sent. */
function inRequests(paragraphs: readonly string[]): string[] {
  const texts: string[] = [];
  for (const paragraph of paragraphs) {
    const last = texts.at(-1);
    const longer = `${last}\n\n${paragraph}`;
    if (last !== undefined && longer.length <= MAX_TRANSLATED) texts[texts.length - 1] = longer;
    else texts.push(paragraph);
  }
  return texts;
}

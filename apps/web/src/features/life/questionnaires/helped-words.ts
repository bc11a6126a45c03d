import type { Helped } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';

/** What may be said of an action, in words. */
export function useHelpedWords(): Readonly<Record<Helped, string>> {
  const { t } = useLingui();
  return {
    yes: t({ message: 'Yes', context: 'it helped' }),
    partly: t({ message: 'Partly', context: 'it helped' }),
    no: t({ message: 'No', context: 'it helped' }),
  };
}

import { useLingui } from '@lingui/react/macro';
import { toast } from '../../../lib/toast/toast.ts';

/** Copies the words of a line. */
export function useCopyLine(): (text: string) => Promise<void> {
  const { t } = useLingui();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t`Text copied`);
    } catch {
      toast.failure(t`The text couldn’t be copied`);
    }
  };
}

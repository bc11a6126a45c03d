import { useLingui } from '@lingui/react/macro';
import { toast } from '../../../lib/toast/toast.ts';

/** Copies a text to the clipboard and says so, or says why not. */
export function useCopy() {
  const { t } = useLingui();
  return async (text: string, done: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(done);
    } catch {
      toast.failure(t`The browser did not allow copying; select the text instead`);
    }
  };
}

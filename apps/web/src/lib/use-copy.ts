import { useLingui } from '@lingui/react/macro';
import { toast } from './toast/toast.ts';

/** Copies a text to the clipboard and says so, or says why not; tells whether it could. */
export function useCopy() {
  const { t } = useLingui();
  return async (text: string, done: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(done);
      return true;
    } catch {
      toast.failure(t`The browser didn’t allow copying; select the text instead`);
      return false;
    }
  };
}

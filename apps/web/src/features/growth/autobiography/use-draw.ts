import { api } from '@garden/contract';
import { t } from '@lingui/core/macro';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { bookReads } from './use-put-back.ts';

/** Draws the chapter of a month; where a model was to choose and did not, a toast says why. */
export function useDraw() {
  const { mutateAsync, isPending } = useApiCommand(api.autobiography.draw, {
    invalidates: bookReads,
    loading: 'none',
  });
  const draw = async (month: string, byModel: boolean) => {
    const drawn = await mutateAsync({ month, model: byModel });
    const { fault } = drawn;
    if (fault) {
      const reason = translateMessage(fault.key, { minutes: fault.minutes });
      toast.failure(t`The model didn’t choose, so built-in rules did. ${reason}`);
    }
    return drawn;
  };
  return { draw, isPending };
}

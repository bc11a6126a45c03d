import { api } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { memoryReads } from './reads.ts';

/** Hides days from what one looks back on; the toast offers to undo it. */
export function useHideDays(): (from: string, to: string, done?: () => void) => void {
  const { t } = useLingui();
  const hiding = useApiCommand(api.growth.hide, { invalidates: memoryReads });
  const revealing = useApiCommand(api.growth.reveal, { invalidates: memoryReads });
  return (from, to, done) =>
    hiding.mutate(
      { from, to },
      {
        onSuccess: ({ id: hiddenId }) => {
          toast.undoable(from === to ? t`Day hidden` : t`Days hidden`, () => revealing.mutate({ hiddenId }));
          done?.();
        },
      },
    );
}

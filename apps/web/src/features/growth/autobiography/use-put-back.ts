import { api, type ChapterView } from '@garden/contract';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';

/** What a change of a chapter makes stale. */
export const bookReads = [api.autobiography.chapters, api.autobiography.get, api.autobiography.versions];

/** Has a chapter say again what it said before; the toast offers to undo it. */
export function usePutBack() {
  const { mutate, isPending } = useApiCommand(api.autobiography.update, {
    invalidates: bookReads,
    loading: 'none',
  });
  const putBack = (
    { month, version }: Pick<ChapterView, 'month' | 'version'>,
    earlier: number,
    said: string,
    done?: () => void,
  ) =>
    mutate(
      { month, version, putBack: earlier },
      {
        onSuccess: (now) => {
          toast.undoable(said, () => mutate({ month, version: now.version, putBack: version }));
          done?.();
        },
      },
    );
  return { putBack, isPending };
}

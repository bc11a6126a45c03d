import { api } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';

/** An entry and a diary. */
export type Pair = { readonly cultureId: string; readonly diaryId: string };

/**
 * Links a diary to an entry, or takes that back; both can be undone at once.
 * @param show shows the outcome at once, before the server has answered
 */
export function useLink(show?: (isLinked: boolean) => void) {
  const { t } = useLingui();
  const { mutate } = useApiCommand(api.culture.link, {
    invalidates: [api.culture.list, api.culture.diaries],
  });
  return function link(pair: Pair, isLinked: boolean): void {
    show?.(isLinked);
    mutate(
      { ...pair, undo: !isLinked },
      {
        onSuccess: () =>
          toast.undoable(isLinked ? t`The diary was linked.` : t`The diary was removed here.`, () =>
            link(pair, !isLinked),
          ),
        onError: () => show?.(!isLinked),
      },
    );
  };
}

import { api } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';

/** A sentence of a diary, and the watchword that it embodies. */
export type Mark = Readonly<Record<'teamId' | 'wordId' | 'diaryId' | 'ref', string>>;

/**
 * Marks a sentence, or takes that back.
 * @param show shows the outcome at once, before the server has answered
 */
export function useMark(show?: (isMarked: boolean) => void) {
  const { t } = useLingui();
  const { mutate } = useApiCommand(api.team.markSpirit, { invalidates: [api.team.getTeamSpirit] });
  return function mark(wanted: Mark, isMarked: boolean): void {
    show?.(isMarked);
    mutate(
      { ...wanted, undo: !isMarked },
      {
        onSuccess: () => toast.success(isMarked ? t`The sentence was marked.` : t`The sentence was removed.`),
        onError: () => show?.(!isMarked),
      },
    );
  };
}

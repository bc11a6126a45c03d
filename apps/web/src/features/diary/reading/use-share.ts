import { api } from '@garden/contract';
import { useApiCommand } from '../../../lib/api/hooks.ts';

/** At most so many diaries go with one call. */
const AT_ONCE = 100;

/** Lets a team read diaries of the user; with none, answers the offer to share earlier ones. */
export function useShare() {
  const { mutateAsync, isPending } = useApiCommand(api.diary.share, {
    invalidates: [
      ...[api.team.list, api.diary.earlier, api.diary.get, api.diary.recently],
      ...[api.diary.history, api.draft.get],
    ],
    loading: 'none',
  });
  const shareAll = async (teamId: string, diaryIds: readonly string[]) => {
    for (let from = 0; from === 0 || from < diaryIds.length; from += AT_ONCE) {
      await mutateAsync({ teamId, diaryIds: diaryIds.slice(from, from + AT_ONCE) });
    }
  };
  const share = (teamId: string, diaryIds: readonly string[], onShared: () => void) => {
    // A failure is told where every failed call ends.
    shareAll(teamId, diaryIds).then(onShared, () => undefined);
  };
  return { share, isPending };
}

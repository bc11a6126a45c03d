import { api, type RequestOf } from '@garden/contract';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';

type Edit = RequestOf<typeof api.auth.edit>;

/**
 * Changes the user's profile and updates the store with the answer; lists that show their avatar are read again.
 * @param failure `none` where the form itself shows what was refused
 */
export function useEditSelf(failure: 'toast' | 'none' = 'toast') {
  const { mutateAsync, isPending } = useApiCommand(api.auth.edit, {
    failure,
    loading: 'none',
    invalidates: [api.user.info, api.team.list, api.relationship.gets, api.diary.recently],
  });
  const edit = async (changes: Edit) => useUserStore.getState().setUserInfo(await mutateAsync(changes));
  return { edit, isPending };
}

import { api, type Person } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';

/** Reads that show who follows a person, or is followed. */
export const followReads = [
  api.follows.followList,
  api.follows.person,
  api.followsTeam.show,
  api.diary.recently,
  api.diary.unanswered,
] as const;

/** Follows or unfollows a person; unfollowing can be undone for a moment. */
export function useFollow(person: Pick<Person, 'id' | 'name'>) {
  const { t } = useLingui();
  const { mutate, isPending } = useApiCommand(api.follows.follow, {
    invalidates: followReads,
    loading: 'none',
  });
  const name = usePersonName()(person);
  const set = (following: boolean) =>
    mutate(
      { userId: person.id, following },
      {
        onSuccess: () => {
          if (!following) toast.undoable(t`You no longer follow ${name}.`, () => set(true));
        },
      },
    );
  return { set, isPending };
}

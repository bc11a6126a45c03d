import { api } from '@garden/contract';
import { type ReactNode, useEffect } from 'react';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { type UserInfo, useUserStore } from '../../../lib/stores/user-store.ts';

/** What needs the user, who is known but where the session check could not load them. */
export function WithSelf({ children }: { children: (person: UserInfo) => ReactNode }) {
  const person = useUserStore((state) => state.userInfo);
  return person === null ? <Missing /> : children(person);
}

/** Asks once more, and says why it failed. */
function Missing() {
  const setUserInfo = useUserStore((state) => state.setUserInfo);
  const asked = useApiQuery(api.user.info, {}, { failure: 'none' });
  const { data } = asked;
  useEffect(() => {
    if (data) setUserInfo(data);
  }, [data, setUserInfo]);
  if (asked.isError || asked.fetchStatus === 'paused') return <ReadFailure of={asked} />;
  return (
    <SkeletonGroup>
      <SkeletonBox className="h-96 rounded-lg" />
    </SkeletonGroup>
  );
}

import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { useUserStore } from '../../lib/stores/user-store.ts';
import { MyTodos } from './todos/my-todos.tsx';
import { TeammateTodos } from './todos/teammate-todos.tsx';

/** To-dos and goals: the user's own, or those a teammate shares. */
export default function ImportantThingScreen() {
  const { user } = useSearch({ from: '/importantThing' });
  const me = useUserStore((state) => state.userInfo?.user_id);
  return (
    <div className="page-narrow">
      {user !== undefined && user !== me ? (
        <TeammateTodos key={user} userId={user} />
      ) : (
        <>
          <PageHeader title={<Trans>To-dos</Trans>} />
          <MyTodos />
        </>
      )}
    </div>
  );
}

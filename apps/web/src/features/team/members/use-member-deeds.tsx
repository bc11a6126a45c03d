import type { MemberView, TeamView } from '@garden/contract';
import { lazy, Suspense, useState } from 'react';
import type { AskedDeed } from './dialogs/member-dialogs.tsx';
import type { MemberDeed } from './member-deeds.ts';
import { useRoleChange } from './use-role-change.ts';

const MemberDialogs = lazy(() =>
  import('./dialogs/member-dialogs.tsx').then((module) => ({ default: module.MemberDialogs })),
);

/**
 * What becomes of the deeds of rows and menus: roles change at once, the rest asks in a dialog.
 * @returns `dialog` to place anywhere on the page
 */
export function useMemberDeeds(team: TeamView) {
  const [asked, setAsked] = useState<{
    deed: AskedDeed;
    member: MemberView;
    departmentId: string | undefined;
  }>();
  const changeRole = useRoleChange(team.id);
  const onDeed = (deed: MemberDeed, member: MemberView, departmentId?: string) => {
    if (deed === 'appoint') void changeRole(member, 'admin');
    else if (deed === 'release') void changeRole(member, 'member');
    else setAsked({ deed, member, departmentId });
  };
  const dialog = asked && (
    <Suspense>
      <MemberDialogs
        {...asked}
        team={team}
        onDeed={onDeed}
        onStepDown={() => void changeRole(asked.member, 'member')}
        onClose={() => setAsked(undefined)}
      />
    </Suspense>
  );
  return { onDeed, dialog };
}

import type { MemberView, TeamView } from '@garden/contract';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import type { MemberDeed } from './member-deeds.ts';
import type { AskedDeed } from './member-dialogs.tsx';
import { useRoleChange } from './use-role-change.ts';

const MemberDialogs = lazyComponent(async () => (await import('./member-dialogs.tsx')).MemberDialogs);

const DetailsDrawer = lazyComponent(async () => (await import('./details-drawer.tsx')).DetailsDrawer);

type Asked = {
  readonly deed: AskedDeed | 'details';
  readonly member: MemberView;
  readonly departmentId: string | undefined;
};

/**
 * What becomes of the deeds of rows and menus: roles change at once, the rest asks in a dialog.
 * @returns `dialog` to place anywhere on the page
 */
export function useMemberDeeds(team: TeamView) {
  const [asked, setAsked] = useState<Asked>();
  const changeRole = useRoleChange(team.id);
  const onDeed = (deed: MemberDeed, member: MemberView, departmentId?: string) => {
    if (deed === 'appoint') void changeRole(member, 'admin');
    else if (deed === 'release') void changeRole(member, 'member');
    else setAsked({ deed, member, departmentId });
  };
  const close = () => setAsked(undefined);
  const dialog = asked && (
    <Suspense>
      {asked.deed === 'details' ? (
        <DetailsDrawer teamId={team.id} member={asked.member} onDeed={onDeed} onClose={close} />
      ) : (
        <MemberDialogs
          deed={asked.deed}
          member={asked.member}
          departmentId={asked.departmentId}
          team={team}
          onStepDown={() => void changeRole(asked.member, 'member')}
          onClose={close}
        />
      )}
    </Suspense>
  );
  return { onDeed, dialog };
}

import type { MemberView, TeamView } from '@garden/contract';
import { useState } from 'react';
import { latePart } from '../../../components/states/late-part.tsx';
import type { MemberAction } from './member-actions.ts';
import type { DialogAction } from './member-dialogs.tsx';
import { useRoleChange } from './use-role-change.ts';

const MemberDialogs = latePart(async () => (await import('./member-dialogs.tsx')).MemberDialogs);

const DetailsDrawer = latePart(async () => (await import('./details-drawer.tsx')).DetailsDrawer);

type ShownDialog = {
  readonly action: DialogAction | 'details';
  readonly member: MemberView;
  readonly departmentId: string | undefined;
};

/**
 * Runs the actions of rows and menus: roles change at once, the rest opens a dialog.
 * @returns `dialog` to place anywhere on the page
 */
export function useMemberActions(team: TeamView) {
  const [shownDialog, setShownDialog] = useState<ShownDialog>();
  const changeRole = useRoleChange(team.id);
  const onAction = (action: MemberAction, member: MemberView, departmentId?: string) => {
    if (action === 'appoint') void changeRole(member, 'admin');
    else if (action === 'release') void changeRole(member, 'member');
    else setShownDialog({ action, member, departmentId });
  };
  const close = () => setShownDialog(undefined);
  const dialog =
    shownDialog &&
    (shownDialog.action === 'details' ? (
      <DetailsDrawer teamId={team.id} member={shownDialog.member} onAction={onAction} onClose={close} />
    ) : (
      <MemberDialogs
        action={shownDialog.action}
        member={shownDialog.member}
        departmentId={shownDialog.departmentId}
        team={team}
        onStepDown={() => void changeRole(shownDialog.member, 'member')}
        onClose={close}
      />
    ));
  return { onAction, dialog };
}

import type { MemberView, TeamView } from '@garden/contract';
import { ArrangeDialog } from './arrange-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import type { MemberAction } from './member-actions.ts';
import { RemarkDialog } from './remark-dialog.tsx';
import { RemoveFromDepartmentDialog } from './remove-from-department-dialog.tsx';
import { RemoveMemberDialog } from './remove-member-dialog.tsx';
import { StepDownDialog } from './step-down-dialog.tsx';
import { SuperviseDialog } from './supervise-dialog.tsx';

/** Actions that open a dialog first. */
export type DialogAction = Exclude<MemberAction, 'details' | 'appoint' | 'release'>;

type Props = {
  action: DialogAction;
  member: MemberView;
  team: TeamView;
  departmentId: string | undefined;
  onStepDown: () => void;
  onClose: () => void;
};

/** The dialog of one action. Load it lazily. */
export function MemberDialogs({ action, member, team, departmentId, onStepDown, onClose }: Props) {
  const shared = { member, teamId: team.id, onClose };
  switch (action) {
    case 'remark':
      return <RemarkDialog {...shared} />;
    case 'supervise':
      return <SuperviseDialog {...shared} />;
    case 'arrange':
      return <ArrangeDialog {...shared} departments={team.departments} />;
    case 'takeOut':
      return departmentId && <RemoveFromDepartmentDialog {...shared} departmentId={departmentId} />;
    case 'handOver':
      return <HandOverDialog {...shared} teamName={team.name} />;
    case 'stepDown':
      return <StepDownDialog onConfirm={onStepDown} onClose={onClose} />;
    case 'remove':
      return <RemoveMemberDialog {...shared} teamName={team.name} />;
  }
}

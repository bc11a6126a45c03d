import type { MemberView, TeamView } from '@garden/contract';
import { ArrangeDialog } from './arrange-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import type { MemberDeed } from './member-deeds.ts';
import { RemarkDialog } from './remark-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { StepDownDialog } from './step-down-dialog.tsx';
import { SuperviseDialog } from './supervise-dialog.tsx';
import { TakeOutDialog } from './take-out-dialog.tsx';

/** Deeds that ask something first. */
export type AskedDeed = Exclude<MemberDeed, 'details' | 'appoint' | 'release'>;

type Props = {
  deed: AskedDeed;
  member: MemberView;
  team: TeamView;
  departmentId: string | undefined;
  onStepDown: () => void;
  onClose: () => void;
};

/** The dialog of one deed. Load it lazily. */
export function MemberDialogs({ deed, member, team, departmentId, onStepDown, onClose }: Props) {
  const shared = { member, teamId: team.id, onClose };
  switch (deed) {
    case 'remark':
      return <RemarkDialog {...shared} />;
    case 'supervise':
      return <SuperviseDialog {...shared} />;
    case 'arrange':
      return <ArrangeDialog {...shared} departments={team.departments} />;
    case 'takeOut':
      return departmentId && <TakeOutDialog {...shared} departmentId={departmentId} />;
    case 'handOver':
      return <HandOverDialog {...shared} teamName={team.name} />;
    case 'stepDown':
      return <StepDownDialog onConfirm={onStepDown} onClose={onClose} />;
    case 'remove':
      return <RemoveDialog {...shared} teamName={team.name} />;
  }
}

import type { DepartmentView } from '@garden/contract';
import { AddMembersDialog } from './add-members-dialog.tsx';
import { ChooseLeadersDialog } from './choose-leaders-dialog.tsx';
import { DepartmentNameDialog } from './department-name-dialog.tsx';
import { LeaveDepartmentDialog } from './leave-department-dialog.tsx';
import { RemoveDepartmentDialog } from './remove-department-dialog.tsx';

/** The actions on a department. */
export type DepartmentAction = 'rename' | 'add' | 'lead' | 'leave' | 'remove';

type Props = {
  action: DepartmentAction;
  department: DepartmentView;
  onRemoved: () => void;
  onClose: () => void;
};

/** The dialog of one action. Load it lazily. */
export function DepartmentDialogs({ action, department, onRemoved, onClose }: Props) {
  const shared = { department, onClose };
  switch (action) {
    case 'rename':
      return <DepartmentNameDialog {...shared} teamId={department.teamId} />;
    case 'add':
      return <AddMembersDialog {...shared} />;
    case 'lead':
      return <ChooseLeadersDialog {...shared} />;
    case 'leave':
      return <LeaveDepartmentDialog {...shared} />;
    case 'remove':
      return <RemoveDepartmentDialog {...shared} onRemoved={onRemoved} />;
  }
}

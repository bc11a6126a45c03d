import type { DepartmentView, TeamView } from '@garden/contract';
import { Plural, Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { EditIcon, PlusIcon } from '../../../components/icons/actions.tsx';
import { LogoutIcon, TrashIcon } from '../../../components/icons/objects.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';
import { MemberList } from '../members/member-list.tsx';
import { MemberSearch, SEARCHED_FROM } from '../members/member-search.tsx';
import { useMemberActions } from '../members/use-member-actions.tsx';
import type { DepartmentAction } from './department-dialogs.tsx';
import { LeadersCard } from './leaders-card.tsx';

const DepartmentDialogs = latePart(async () => (await import('./department-dialogs.tsx')).DepartmentDialogs);

type Props = { team: TeamView; department: DepartmentView; onRemoved: () => void };

/** Who is in a department and who leads it; administrators arrange both. */
export function DepartmentPage({ team, department, onRemoved }: Props) {
  const [shownDialog, setShownDialog] = useState<DepartmentAction>();
  const mayArrange = team.can.arrange;
  return (
    <div className="grid grid-cols-1 items-start gap-5 @desk:grid-cols-[minmax(0,1fr)_22rem]">
      <PeopleCard team={team} department={department} onAdd={() => setShownDialog('add')} />
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <LeadersCard
          department={department}
          onChoose={mayArrange && department.memberCount > 0 ? () => setShownDialog('lead') : undefined}
        />
        <div className="grid justify-items-start">
          {mayArrange && (
            <Button
              look="ghost"
              icon={<EditIcon className="size-5" />}
              onClick={() => setShownDialog('rename')}
            >
              <Trans>Rename the department</Trans>
            </Button>
          )}
          {department.mine && (
            <Button
              look="ghost"
              icon={<LogoutIcon className="size-5" />}
              onClick={() => setShownDialog('leave')}
            >
              <Trans>Leave the department</Trans>
            </Button>
          )}
          {mayArrange && (
            <Button
              look="ghost"
              icon={<TrashIcon className="size-5" />}
              onClick={() => setShownDialog('remove')}
              className="text-danger! hover:bg-danger-soft"
            >
              <Trans>Remove the department</Trans>
            </Button>
          )}
        </div>
      </div>
      {shownDialog && (
        <DepartmentDialogs
          action={shownDialog}
          department={department}
          onRemoved={onRemoved}
          onClose={() => setShownDialog(undefined)}
        />
      )}
    </div>
  );
}

function PeopleCard({ team, department, onAdd }: Omit<Props, 'onRemoved'> & { onAdd: () => void }) {
  const headingId = useId();
  const [typed, setTyped] = useState('');
  const keyword = useDebouncedValue(typed.trim());
  const { onAction, dialog } = useMemberActions(team);
  const isEmpty = department.memberCount === 0;
  const addButton = team.can.arrange && (
    <Button
      look={isEmpty ? 'primary' : 'ghost'}
      icon={<PlusIcon className="size-5" />}
      onClick={onAdd}
      className={isEmpty ? '' : '-mr-3 ml-auto text-sm'}
    >
      <Trans>Add members</Trans>
    </Button>
  );
  return (
    <Card aria-labelledby={headingId} className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <h2 id={headingId}>
          <Plural value={department.memberCount} one="# member" other="# members" />
        </h2>
        {!isEmpty && addButton}
      </div>
      {department.memberCount >= SEARCHED_FROM && (
        <MemberSearch value={typed} onChange={setTyped} className="mb-3" />
      )}
      {isEmpty ? (
        <EmptyState title={<Trans>No one is in it yet</Trans>} action={addButton}>
          <Trans>Add the first members to this department.</Trans>
        </EmptyState>
      ) : (
        <MemberList
          teamId={team.id}
          departmentId={department.id}
          keyword={keyword}
          expected={department.memberCount}
          onAction={onAction}
        />
      )}
      {dialog}
    </Card>
  );
}

import type { TeamView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { PlusIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';
import { DepartmentSections } from './department-sections.tsx';
import { MemberList } from './member-list.tsx';
import { MemberSearch, SEARCHED_FROM } from './member-search.tsx';
import { useMemberActions } from './use-member-actions.tsx';
import { WholeTeam } from './whole-team.tsx';

const DepartmentNameDialog = latePart(
  async () => (await import('../departments/department-name-dialog.tsx')).DepartmentNameDialog,
);

/** Who is in the team: by department, or all in one list; and found by name. */
export function MembersCard({ team }: { team: TeamView }) {
  const headingId = useId();
  const [typed, setTyped] = useState('');
  const [isNaming, setNaming] = useState(false);
  const keyword = useDebouncedValue(typed.trim());
  const { onAction, dialog } = useMemberActions(team);
  return (
    <Card aria-labelledby={headingId}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <h2 id={headingId}>
          <Trans>Members</Trans>
        </h2>
        {team.can.arrange && (
          <Button
            look="ghost"
            icon={<PlusIcon className="size-5" />}
            onClick={() => setNaming(true)}
            className="-mr-3 ml-auto text-sm"
          >
            <Trans>New department</Trans>
          </Button>
        )}
      </div>
      {team.memberCount >= SEARCHED_FROM && (
        <MemberSearch value={typed} onChange={setTyped} className="mb-3" />
      )}
      {keyword ? (
        <MemberList teamId={team.id} keyword={keyword} expected={3} onAction={onAction} />
      ) : team.departments.length > 0 ? (
        <DepartmentSections team={team} onAction={onAction} />
      ) : (
        <WholeTeam team={team} onAction={onAction} />
      )}
      {dialog}
      {isNaming && <DepartmentNameDialog teamId={team.id} onClose={() => setNaming(false)} />}
    </Card>
  );
}

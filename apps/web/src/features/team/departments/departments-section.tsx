import { api, type DepartmentView, type TeamView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { EditIcon, PlusIcon } from '../../../components/icons/actions.tsx';
import { TrashIcon } from '../../../components/icons/objects.tsx';
import { ListRow } from '../../../components/layout/list-row.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import { SettingsCard } from '../settings/settings-card.tsx';
import { MAX_DEPARTMENTS } from '../teams/team-form.ts';

const DepartmentNameDialog = latePart(
  async () => (await import('./department-name-dialog.tsx')).DepartmentNameDialog,
);
const RemoveDepartmentDialog = latePart(
  async () => (await import('./remove-department-dialog.tsx')).RemoveDepartmentDialog,
);

type ShownDialog =
  | { readonly action: 'add' }
  | { readonly action: 'rename' | 'remove'; readonly department: DepartmentView };

/** The departments in the order they were made: adding, renaming, removing. */
export function DepartmentsSection({ team }: { team: TeamView }) {
  const { t } = useLingui();
  const [shownDialog, setShownDialog] = useState<ShownDialog>();
  const query = useApiQuery(api.department.get, { teamId: team.id }, { failure: 'none' });
  const departments = query.data?.items;
  const isFull = (departments?.length ?? 0) >= MAX_DEPARTMENTS;
  const close = () => setShownDialog(undefined);
  return (
    <SettingsCard
      id="departments"
      title={<Trans>Departments</Trans>}
      hint={<Trans>Once there are departments, each new member joins one.</Trans>}
      aside={departments && `${departments.length} / ${MAX_DEPARTMENTS}`}
    >
      {departments && departments.length > 0 && (
        <ul className="grid grid-cols-1 divide-y divide-line">
          {departments.map((department) => (
            <li key={department.id}>
              <ListRow
                title={<span className="wrap-anywhere">{department.name}</span>}
                text={<Plural value={department.memberCount} one="# member" other="# members" />}
                end={
                  <>
                    <IconButton
                      label={t`Rename ${department.name}`}
                      icon={<EditIcon className="size-5" />}
                      onClick={() => setShownDialog({ action: 'rename', department })}
                    />
                    <IconButton
                      label={t`Remove: ${department.name}`}
                      icon={<TrashIcon className="size-5" />}
                      onClick={() => setShownDialog({ action: 'remove', department })}
                    />
                  </>
                }
              />
            </li>
          ))}
        </ul>
      )}
      {!departments && query.isPending && query.fetchStatus !== 'paused' && (
        <SkeletonGroup>
          <SkeletonText lines={3} />
        </SkeletonGroup>
      )}
      {!departments && (query.isError || query.fetchStatus === 'paused') && <ReadFailure of={query} />}
      {isFull ? (
        <p className="text-ink-2">{translateMessage('departmentsTooMany', { maximum: MAX_DEPARTMENTS })}</p>
      ) : (
        <Button
          look="ghost"
          icon={<PlusIcon className="size-5" />}
          onClick={() => setShownDialog({ action: 'add' })}
          className="-ml-3 justify-self-start"
        >
          <Trans>New department</Trans>
        </Button>
      )}
      {shownDialog && (
        <>
          {shownDialog.action === 'add' && <DepartmentNameDialog teamId={team.id} onClose={close} />}
          {shownDialog.action === 'rename' && (
            <DepartmentNameDialog teamId={team.id} department={shownDialog.department} onClose={close} />
          )}
          {shownDialog.action === 'remove' && (
            <RemoveDepartmentDialog department={shownDialog.department} onRemoved={close} onClose={close} />
          )}
        </>
      )}
    </SettingsCard>
  );
}

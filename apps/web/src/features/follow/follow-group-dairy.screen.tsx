import { api, type FollowGroupView, isOneGroup } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { MoreMenu } from '../../components/buttons/more-menu.tsx';
import { PlusIcon } from '../../components/icons/actions.tsx';
import { Card } from '../../components/layout/card.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { AvatarStack } from '../../components/people/avatar-stack.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { latePart } from '../../components/states/late-part.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { DiaryFeed } from '../diary/diary-feed.part.tsx';
import { useDeleteGroup } from './groups/use-delete-group.ts';

const GroupNameDialog = latePart(
  async () => (await import('./groups/group-name-dialog.tsx')).GroupNameDialog,
);
const AddPeopleDialog = latePart(
  async () => (await import('./groups/add-people-dialog.tsx')).AddPeopleDialog,
);
const FocusSummary = latePart(async () => (await import('../ai/focus-summary.part.tsx')).FocusSummary);
const GroupPeople = latePart(async () => (await import('./groups/group-people.tsx')).GroupPeople);

/** The diaries of one follow group. */
export default function FollowGroupDairyScreen() {
  const { id: groupId } = useSearch({ from: '/followGroup/dairy' });
  const shown = useApiQuery(api.followsTeam.show, { groupId, limit: 1 }, { failure: 'none' });
  const group = shown.data && isOneGroup(shown.data) ? shown.data.group : undefined;
  return (
    <div className="page-narrow grid grid-cols-1">
      {group ? (
        <Group group={group} />
      ) : (
        <>
          <PageHeader title={<Trans>Follow group</Trans>} />
          {shown.isPending && shown.fetchStatus !== 'paused' ? (
            <SkeletonGroup>
              <SkeletonBox className="h-40 rounded-lg" />
            </SkeletonGroup>
          ) : (
            <ReadFailure of={shown} />
          )}
        </>
      )}
    </div>
  );
}

function Group({ group }: { group: FollowGroupView }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { remove } = useDeleteGroup();
  const [open, setOpen] = useState<'rename' | 'add' | 'people'>();
  const close = () => setOpen(undefined);
  const put = (
    <Button icon={<PlusIcon className="size-5" />} onClick={() => setOpen('add')}>
      <Trans>Add people</Trans>
    </Button>
  );
  return (
    <>
      <PageHeader
        title={<span className="break-words">{group.name}</span>}
        kicker={<Plural value={group.memberCount} _0="no one yet" one="# person" other="# people" />}
        aside={
          <>
            {group.memberCount > 0 && (
              <Button look="quiet" onClick={() => setOpen('people')}>
                <Trans>People</Trans>
              </Button>
            )}
            <MoreMenu
              label={t`More about ${group.name}`}
              actions={[
                { id: 'add', label: t`Add people`, onSelect: () => setOpen('add') },
                { id: 'rename', label: t`Rename`, onSelect: () => setOpen('rename') },
                {
                  id: 'delete',
                  label: t`Delete`,
                  danger: true,
                  onSelect: () => remove(group, () => void navigate({ to: '/followGroup' })),
                },
              ]}
            />
          </>
        }
      />
      {group.memberCount === 0 ? (
        <Card as="div">
          <EmptyState title={<Trans>No one is in this group yet</Trans>} action={put}>
            <Trans>Add people, and what they write for your teams appears here.</Trans>
          </EmptyState>
        </Card>
      ) : (
        <>
          <div className="mb-4">
            <AvatarStack people={group.members} max={11} total={group.memberCount} size="xs" />
          </div>
          <FocusSummary followGroupId={group.id} />
          <DiaryFeed narrowing={{ group: group.id }} />
        </>
      )}
      {open === 'rename' && <GroupNameDialog group={group} onClose={close} />}
      {open === 'add' && <AddPeopleDialog group={group} onClose={close} />}
      {open === 'people' && <GroupPeople group={group} onAdd={() => setOpen('add')} onClose={close} />}
    </>
  );
}

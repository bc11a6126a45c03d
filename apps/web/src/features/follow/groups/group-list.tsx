import { api, type FollowGroupView, isOneGroup } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { ChevronRightIcon, PlusIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ListRow } from '../../../components/layout/list-row.tsx';
import { AvatarStack } from '../../../components/people/avatar-stack.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { useDeleteGroup } from './use-delete-group.ts';

const GroupNameDialog = latePart(async () => (await import('./group-name-dialog.tsx')).GroupNameDialog);
const FACES = 5;

/** The user's own groups, each a link to its diaries. */
export function GroupList() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const groups = useApiQuery(api.followsTeam.show, {}, { failure: 'none' });
  const { remove } = useDeleteGroup();
  const [named, setNamed] = useState<FollowGroupView | 'new'>();
  if (!groups.data || isOneGroup(groups.data)) {
    return groups.isPending && groups.fetchStatus !== 'paused' ? (
      <GroupsSkeleton />
    ) : (
      <ReadFailure of={groups} />
    );
  }
  const all = groups.data.groups;
  const make = (
    <Button icon={<PlusIcon className="size-5" />} onClick={() => setNamed('new')}>
      <Trans>New follow group</Trans>
    </Button>
  );
  return (
    <>
      {all.length === 0 ? (
        <Card as="div">
          <EmptyState title={<Trans>Read people together</Trans>} action={make}>
            <Trans>Group the people you want to read together. Only you see the group.</Trans>
          </EmptyState>
        </Card>
      ) : (
        <div className="grid grid-cols-1 justify-items-start gap-4">
          <Card as="div" className="w-full py-1">
            <ul className="grid grid-cols-1 divide-y divide-line">
              {all.map((group) => (
                <li key={group.id} className="flex items-center gap-2">
                  <ListRow
                    className="min-w-0 flex-1"
                    render={<Link to="/followGroup/dairy" search={{ id: group.id }} />}
                    title={group.name}
                    text={
                      <Plural value={group.memberCount} _0="no one yet" one="# person" other="# people" />
                    }
                    end={
                      <>
                        <span aria-hidden="true" className="hidden @tablet:block">
                          <AvatarStack
                            people={group.members}
                            max={FACES}
                            total={group.memberCount}
                            size="xs"
                          />
                        </span>
                        <ChevronRightIcon className="size-5" />
                      </>
                    }
                  />
                  <MoreMenu
                    label={t`More about ${group.name}`}
                    actions={[
                      { id: 'rename', label: t`Rename`, onSelect: () => setNamed(group) },
                      { id: 'delete', label: t`Delete`, danger: true, onSelect: () => remove(group) },
                    ]}
                  />
                </li>
              ))}
            </ul>
          </Card>
          {make}
        </div>
      )}
      {named && (
        <GroupNameDialog
          {...(named !== 'new' && { group: named })}
          onDone={({ id }) => named === 'new' && void navigate({ to: '/followGroup/dairy', search: { id } })}
          onClose={() => setNamed(undefined)}
        />
      )}
    </>
  );
}

function GroupsSkeleton() {
  return (
    <SkeletonGroup className="grid gap-3">
      <SkeletonBox className="h-16 rounded-lg" />
      <SkeletonBox className="h-16 rounded-lg" />
    </SkeletonGroup>
  );
}

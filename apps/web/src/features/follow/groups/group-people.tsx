import { api, type FollowGroupView, MAX_FOLLOW_GROUP_PEOPLE } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { Drawer } from '../../../components/dialogs/drawer.tsx';
import { CloseIcon, PlusIcon } from '../../../components/icons/actions.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { PersonRow } from '../people/person-row.tsx';
import { followReads } from '../people/use-follow.ts';

type Props = { group: FollowGroupView; onAdd: () => void; onClose: () => void };

/** The people of a group; each can be removed, and others added. Load it lazily. */
export function GroupPeople({ group, onAdd, onClose }: Props) {
  const { t } = useLingui();
  const groupId = group.id;
  const people = useApiPages(api.followsTeam.show, { groupId }, { failure: 'none' });
  const { mutate } = useApiCommand(api.followsRelationship.add, { invalidates: followReads });
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>People in {group.name}</Trans>}
      actions={
        group.memberCount < MAX_FOLLOW_GROUP_PEOPLE && (
          <Button icon={<PlusIcon className="size-5" />} onClick={onAdd}>
            <Trans>Add people</Trans>
          </Button>
        )
      }
    >
      {people.data ? (
        <ul className="grid grid-cols-1 divide-y divide-line">
          {people.data.map((person) => (
            <li key={person.id}>
              <PersonRow person={person}>
                <IconButton
                  label={t`Remove ${person.name} from the group`}
                  icon={<CloseIcon className="size-5" />}
                  onClick={() => mutate({ groupId, removeIds: [person.id] })}
                />
              </PersonRow>
            </li>
          ))}
        </ul>
      ) : people.isPending && people.fetchStatus !== 'paused' ? (
        <SkeletonGroup>
          <SkeletonText lines={4} className="leading-[3.5rem]" />
        </SkeletonGroup>
      ) : (
        <ReadFailure of={people} />
      )}
      {people.data?.length === 0 && (
        <p className="text-ink-2">
          <Trans>No one is in this group yet.</Trans>
        </p>
      )}
      <NextPage of={people}>
        <Trans>Show more</Trans>
      </NextPage>
    </Drawer>
  );
}

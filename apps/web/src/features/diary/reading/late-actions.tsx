import type { DiaryView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { EditIcon } from '../../../components/icons/actions.tsx';
import { TrashIcon } from '../../../components/icons/objects.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { useUserStore } from '../../../lib/stores/user-store.ts';

const ShareButton = latePart(async () => (await import('./share-button.tsx')).ShareButton);

/** The author's actions on a diary, and for everyone the way to who sees what. */
export function LateActions({
  diary,
  isDeleting,
  onDelete,
}: {
  diary: DiaryView;
  isDeleting: boolean;
  onDelete: () => void;
}) {
  const ownId = useUserStore((state) => state.userInfo?.id);
  return (
    <>
      {diary.author.id !== ownId && (
        <RouteLink to="/home" search={({ team }) => ({ team, author: diary.author.id })} look="ghost">
          <span className="min-w-0">
            <Trans>
              All diaries of <PersonName person={diary.author} />
            </Trans>
          </span>
        </RouteLink>
      )}
      {diary.can.edit && diary.teamIds.length === 0 && <ShareButton diary={diary} />}
      {diary.can.edit && (
        <RouteLink to="/" search={{ day: diary.day, edit: true }} look="quiet">
          <EditIcon className="size-5" />
          <Trans>Edit</Trans>
        </RouteLink>
      )}
      {diary.can.delete && (
        <Button
          look="ghost"
          loading={isDeleting}
          icon={<TrashIcon className="size-5" />}
          onClick={onDelete}
          className="text-danger! hover:bg-danger-soft"
        >
          <Trans>Delete</Trans>
        </Button>
      )}
      <RouteLink to="/mine/who-sees" look="ghost">
        <Trans>Who can see what</Trans>
      </RouteLink>
      {diary.author.id === ownId && (
        <RouteLink to="/mine/readers" look="ghost">
          <Trans>Who read my entries</Trans>
        </RouteLink>
      )}
    </>
  );
}

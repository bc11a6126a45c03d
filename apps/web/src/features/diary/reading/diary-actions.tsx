import type { DiaryView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { type RefObject, Suspense, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ClockIcon } from '../../../components/icons/objects.tsx';
import { PersonName } from '../../../components/person-name.tsx';
import { RouteLink } from '../../../components/route-link.ts';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { FollowAuthor } from '../../follow/follow-author.part.tsx';
import { ReadersButton } from '../../follow/readers.part.tsx';
import type { useDeleteDiary } from './use-delete-diary.ts';

const VersionsDrawer = lazyComponent(
  async () => (await import('../history/versions-drawer.tsx')).VersionsDrawer,
);

const KeepOfDiary = lazyComponent(
  async () => (await import('../../knowledge/keep-wisdom.part.tsx')).KeepOfDiary,
);

const OwnActions = lazyComponent(async () => (await import('./own-actions.tsx')).OwnActions);

type Props = {
  diary: DiaryView;
  deletion: ReturnType<typeof useDeleteDiary>;
  /** Within which text can be kept as wisdom. */
  area: RefObject<HTMLElement | null>;
};

/** What its reader, or its author, can do with a diary. */
export function DiaryActions({ diary, deletion, area }: Props) {
  const ownId = useUserStore((state) => state.userInfo?.id);
  return (
    <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
      {diary.author.id === ownId && diary.version > 1 && <VersionsButton diary={diary} />}
      {diary.author.id === ownId && diary.teamIds.length > 0 && <ReadersButton diaryId={diary.id} />}
      {diary.author.id !== ownId && <FollowAuthor author={diary.author} />}
      {diary.author.id !== ownId && (
        <RouteLink to="/home" search={({ team }) => ({ team, author: diary.author.id })} look="ghost">
          <span className="min-w-0">
            <Trans>
              All diaries of <PersonName person={diary.author} />
            </Trans>
          </span>
        </RouteLink>
      )}
      {(diary.can.edit || diary.can.delete) && (
        <Suspense fallback={<span className="min-h-(--target)" />}>
          <OwnActions diary={diary} isDeleting={deletion.isPending} onDelete={() => deletion.ask(diary)} />
        </Suspense>
      )}
      <Suspense fallback={<span className="min-h-(--target)" />}>
        <KeepOfDiary diary={diary} area={area} />
      </Suspense>
    </div>
  );
}

/** Opens earlier versions of the user's diary. */
function VersionsButton({ diary }: { diary: DiaryView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" icon={<ClockIcon className="size-5" />} onClick={() => setOpen(true)}>
        <Trans>Versions</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <VersionsDrawer diary={diary} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

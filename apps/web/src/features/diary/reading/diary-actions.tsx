import type { DiaryView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { type RefObject, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { ClockIcon } from '../../../components/icons/objects.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { FollowAuthor, KeepOfDiary, LivesEntry, ReadersButton } from '../slots.tsx';
import type { useDeleteDiary } from './use-delete-diary.ts';

const VersionsDrawer = latePart(async () => (await import('../history/versions-drawer.tsx')).VersionsDrawer);

const LateActions = latePart(async () => (await import('./late-actions.tsx')).LateActions, {
  fallback: <span className="min-h-(--target)" />,
});

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
      <LateActions diary={diary} isDeleting={deletion.isPending} onDelete={() => deletion.ask(diary)} />
      <KeepOfDiary diary={diary} area={area} />
      {diary.teamIds.length > 0 && <LivesEntry diary={diary} />}
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
      {isOpen && <VersionsDrawer diary={diary} onClose={() => setOpen(false)} />}
    </>
  );
}

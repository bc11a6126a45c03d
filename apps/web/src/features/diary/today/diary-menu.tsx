import { api, type DiaryView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { MenuAction } from '../../../components/buttons/menu.tsx';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { EditIcon } from '../../../components/icons/actions.tsx';
import { ClockIcon, TrashIcon } from '../../../components/icons/objects.tsx';
import { BookIcon } from '../../../components/icons/places.tsx';
import { ShieldIcon } from '../../../components/icons/settings.tsx';
import { EyeIcon } from '../../../components/icons/signs.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { OwnReaders } from '../slots.tsx';

const VersionsDrawer = latePart(async () => (await import('../history/versions-drawer.tsx')).VersionsDrawer);

type Props = { diary: DiaryView; isDeleting: boolean; onDelete: () => void };

/** What the author can do with a published diary. */
export function DiaryMenu({ diary, isDeleting, onDelete }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'versions' | 'readers'>();
  const icon = { className: 'size-5' };
  const actions: (MenuAction | false)[] = [
    diary.can.edit && {
      id: 'edit',
      label: <Trans>Edit</Trans>,
      icon: <EditIcon {...icon} />,
      onSelect: () => void navigate({ to: '/', search: { day: diary.day, edit: true } }),
    },
    diary.version > 1 && {
      id: 'versions',
      label: <Trans>Versions</Trans>,
      icon: <ClockIcon {...icon} />,
      onSelect: () => setOpen('versions'),
    },
    diary.teamIds.length > 0 && {
      id: 'readers',
      label: <Trans>Readers</Trans>,
      icon: <EyeIcon {...icon} />,
      onSelect: () => setOpen('readers'),
    },
    {
      id: 'who-sees',
      label: <Trans>Who can see what</Trans>,
      icon: <ShieldIcon {...icon} />,
      onSelect: () => void navigate({ to: '/mine/who-sees' }),
    },
    {
      id: 'all-readers',
      label: <Trans>Who read my entries</Trans>,
      icon: <BookIcon {...icon} />,
      onSelect: () => void navigate({ to: '/mine/readers' }),
    },
    diary.can.delete && {
      id: 'delete',
      label: <Trans>Delete</Trans>,
      icon: <TrashIcon {...icon} />,
      danger: true,
      disabled: isDeleting,
      onSelect: onDelete,
    },
  ];
  return (
    <>
      <MoreMenu label={t`More about your diary`} actions={actions.filter((action) => action !== false)} />
      {open === 'versions' && <VersionsDrawer diary={diary} onClose={() => setOpen(undefined)} />}
      {open === 'readers' && (
        <OwnReaders
          of={{ call: api.diary.readers, input: { diaryId: diary.id } }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

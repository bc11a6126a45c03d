import { api, type MeetingView } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { MenuAction } from '../../../components/buttons/menu.tsx';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { EditIcon, PlusIcon, RefreshIcon } from '../../../components/icons/actions.tsx';
import { CopyIcon, DownloadIcon, TrashIcon } from '../../../components/icons/objects.tsx';
import { BookIcon } from '../../../components/icons/places.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useTeamStore } from '../../../lib/stores/team-store.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { useCopy } from '../../../lib/use-copy.ts';
import { asChat, asMarkdown, fileNameOf } from './minutes-text.ts';
import { useGenerate } from './use-generate.ts';
import { useMinutesWords } from './use-minutes-words.ts';

const AgainDialog = latePart(async () => (await import('./again-dialog.tsx')).AgainDialog);

/** What can be done with a meeting: its owner changes and deletes it, everyone who reads it takes its minutes along. */
export function MeetingMenu({ meeting, onEdit }: { meeting: MeetingView; onEdit: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const copy = useCopy();
  const words = useMinutesWords();
  const isInTeam = useTeamStore((state) => state.teamArr.some(({ id }) => id === meeting.teamId));
  const [isAsking, setAsking] = useState(false);
  const generate = useGenerate(meeting.id);
  const deletion = useApiCommand(api.meeting.delete, { invalidates: [api.meeting.list] });
  const { id: meetingId, teamId, title, minutes, transcript, can } = meeting;
  const remove = () =>
    deletion.mutate(
      { meetingId },
      {
        onSuccess: () => {
          void navigate({ to: '/au', search: { team: teamId }, ignoreBlocker: true });
          toast.undoable(t`The meeting was deleted.`, () => deletion.mutate({ meetingId, undo: true }));
        },
      },
    );
  const download = () => {
    const name = fileNameOf(meeting);
    saveFile({
      name,
      mediaType: 'text/markdown',
      content: new TextEncoder().encode(asMarkdown(meeting, words)),
    });
    toast.success(t`Saved as ${name}`);
  };
  const icon = { className: 'size-5' };
  const owners: MenuAction[] = [
    { id: 'edit', label: t`Edit details`, icon: <EditIcon {...icon} />, onSelect: onEdit },
    ...(minutes && transcript.length > 0
      ? [
          {
            id: 'again',
            label: t`Make minutes again`,
            icon: <RefreshIcon {...icon} />,
            onSelect: () => setAsking(true),
          },
        ]
      : []),
  ];
  const takers: MenuAction[] = [
    {
      id: 'copy',
      label: t`Copy for chat`,
      icon: <CopyIcon {...icon} />,
      onSelect: () => void copy(asChat(meeting, words), t`Copied`),
    },
    { id: 'download', label: t`Download Markdown`, icon: <DownloadIcon {...icon} />, onSelect: download },
    { id: 'print', label: t`Print`, icon: <BookIcon {...icon} />, onSelect: () => print() },
  ];
  const actions: MenuAction[] = [
    ...(can.edit ? owners : []),
    ...(isInTeam
      ? [
          {
            id: 'next',
            label: t`Add the next meeting`,
            icon: <PlusIcon {...icon} />,
            onSelect: () => void navigate({ to: '/au', search: { team: teamId, next: meetingId } }),
          },
        ]
      : []),
    ...(minutes ? takers : []),
    ...(can.edit
      ? [
          {
            id: 'delete',
            label: t`Delete`,
            icon: <TrashIcon {...icon} />,
            danger: true,
            onSelect: remove,
          },
        ]
      : []),
  ];
  if (actions.length === 0) return null;
  return (
    <span className="print:hidden">
      <MoreMenu label={t`More about: ${title}`} actions={actions} />
      {isAsking && (
        <AgainDialog
          meeting={meeting}
          busy={generate.isPending}
          onConfirm={(template) => void generate.make({ template }, () => setAsking(false))}
          onClose={() => setAsking(false)}
        />
      )}
    </span>
  );
}

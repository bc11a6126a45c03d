import { api, type DayNoteView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { formatDay } from '../../../components/days/format-time.ts';
import { EditIcon } from '../../../components/icons/actions.tsx';
import { TrashIcon } from '../../../components/icons/objects.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { toast } from '../../../lib/toast/toast.ts';

type Props = {
  notes: readonly DayNoteView[];
  /** Undefined for those who read them alone. */
  onAdd: (() => void) | undefined;
  onEdit: (note: DayNoteView) => void;
};

/** What was written on days of the period. */
export function NotesCard({ notes, onAdd, onEdit }: Props) {
  const { t, i18n } = useLingui();
  const heading = useId();
  const deletion = useApiCommand(api.dayNote.delete, { invalidates: [api.statistics.get] });
  const remove = (noteId: string) =>
    deletion.mutate(
      { noteId },
      {
        onSuccess: () =>
          toast.undoable(t`The note was deleted.`, () => deletion.mutate({ noteId, undo: true })),
      },
    );
  return (
    <Card aria-labelledby={heading}>
      <h2 id={heading} className="mb-1 text-lg">
        <Trans>Notes</Trans>
      </h2>
      {notes.length === 0 && (
        <p className="text-ink-2">
          <Trans>
            Say what explains a day, such as an office move: everyone in the team sees it on the charts.
          </Trans>
        </p>
      )}
      <ul className="grid grid-cols-1 divide-y divide-line">
        {notes.map((note) => (
          <li key={note.id} className="flex items-start gap-2 py-1">
            <p className="min-w-0 flex-1 py-2">
              <span className="text-ink-2 text-sm">{formatDay(note.day, i18n.locale)}</span>
              <br />
              <span lang={ownLang(note.text)} className="wrap-anywhere">
                {note.text}
              </span>
            </p>
            {onAdd && (
              <MoreMenu
                label={t`More about: ${note.text}`}
                actions={[
                  {
                    id: 'edit',
                    label: t`Edit`,
                    icon: <EditIcon className="size-5" />,
                    onSelect: () => onEdit(note),
                  },
                  {
                    id: 'remove',
                    label: t`Delete`,
                    icon: <TrashIcon className="size-5" />,
                    danger: true,
                    onSelect: () => remove(note.id),
                  },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
      {onAdd && (
        <Button look="quiet" className="mt-3 print:hidden" onClick={onAdd}>
          <Trans>Write a note</Trans>
        </Button>
      )}
    </Card>
  );
}

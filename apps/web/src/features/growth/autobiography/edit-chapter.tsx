import { api, type ChapterView, MAX_CHAPTER_LINES } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { formatDay } from '../../../components/days/format-time.ts';
import { useUnsaved } from '../../../components/dialogs/unsaved.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { ImageIcon, PlusIcon } from '../../../components/icons/actions.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { EditedLine } from './edited-line.tsx';
import { bookReads } from './use-put-back.ts';
import { moveLine, toSend, type WrittenLine, withPictures, writtenOf } from './written-lines.ts';

const ChoosePictures = latePart(async () => (await import('./choose-pictures.tsx')).ChoosePictures);

/** A chapter in place: its title, its lines and pictures, their order. */
export function EditChapter({ chapter, onClose }: { chapter: ChapterView; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const [title, setTitle] = useState(chapter.title);
  const [lines, setLines] = useState<readonly WrittenLine[]>(() => writtenOf(chapter.lines));
  const [isChoosing, setChoosing] = useState(false);
  const room = MAX_CHAPTER_LINES - lines.length;
  const saving = useApiCommand(api.autobiography.update, {
    invalidates: bookReads,
    failure: 'none',
    loading: 'none',
  });
  useUnsaved(
    `chapter ${chapter.month}`,
    title !== chapter.title || JSON.stringify(lines) !== JSON.stringify(writtenOf(chapter.lines)),
  );
  const change = (at: number, text: string) =>
    setLines(lines.map((line, place) => (place === at ? { ...line, text } : line)));
  const save = (event: FormEvent) => {
    event.preventDefault();
    const { month, version } = chapter;
    saving.mutate({ month, version, title, lines: toSend(lines) }, { onSuccess: onClose });
  };
  return (
    <>
      <form onSubmit={save} noValidate className="grid grid-cols-1 gap-4">
        <TextField
          label={t`Title`}
          optional
          placeholder={formatDay(`${chapter.month}-01`, i18n.locale, 'month')}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <ol className="grid grid-cols-1 gap-3">
          {lines.map((line, at) => {
            return (
              <EditedLine
                key={line.id}
                line={line}
                place={{ at, count: lines.length }}
                pictureNumber={lines.slice(0, at + 1).filter(({ file }) => file !== undefined).length}
                onChange={(text) => change(at, text)}
                onMove={(by) => setLines(moveLine(lines, at, by))}
                onRemove={() => setLines(lines.toSpliced(at, 1))}
              />
            );
          })}
        </ol>
        <div className="flex flex-wrap gap-3">
          <Button
            look="ghost"
            icon={<PlusIcon className="size-5" />}
            disabled={room <= 0}
            onClick={() => setLines([...lines, { id: crypto.randomUUID(), key: null, text: '' }])}
          >
            <Trans>Add a line</Trans>
          </Button>
          <Button
            look="ghost"
            icon={<ImageIcon className="size-5" />}
            disabled={room <= 0}
            onClick={() => setChoosing(true)}
          >
            <Trans>Add pictures</Trans>
          </Button>
        </div>
        {room <= 0 && (
          <p className="text-ink-2 text-sm">
            <Trans>A chapter has at most {MAX_CHAPTER_LINES} lines and pictures.</Trans>
          </p>
        )}
        {saving.error && <FieldError>{failureMessage(saving.error)}</FieldError>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={saving.isPending}>
            <Trans>Save</Trans>
          </Button>
          <Button look="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
      {/* Beside the form: what is sent in it is not sent by the form. */}
      {isChoosing && (
        <ChoosePictures
          month={chapter.month}
          shown={lines.flatMap(({ file }) => file ?? [])}
          room={room}
          onChoose={(chosen) => setLines(withPictures(lines, chosen))}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

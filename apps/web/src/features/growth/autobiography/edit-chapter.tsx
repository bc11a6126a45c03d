import { api, type ChapterView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { formatDay } from '../../../components/days/format-time.ts';
import { useUnsaved } from '../../../components/dialogs/unsaved.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { ArrowDownIcon, ArrowUpIcon, PlusIcon } from '../../../components/icons/actions.tsx';
import { TrashIcon } from '../../../components/icons/objects.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { bookReads } from './use-put-back.ts';
import { moveLine, type WrittenLine, writtenOf } from './written-lines.ts';

/** A chapter in place: its title, its lines, their order. */
export function EditChapter({ chapter, onClose }: { chapter: ChapterView; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const [title, setTitle] = useState(chapter.title);
  const [lines, setLines] = useState<readonly WrittenLine[]>(() => writtenOf(chapter.lines));
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
    const said = lines.filter(({ text }) => text.trim() !== '');
    saving.mutate(
      { month, version, title, lines: said.map(({ key, text }) => ({ key, text })) },
      { onSuccess: onClose },
    );
  };
  return (
    <form onSubmit={save} noValidate className="grid grid-cols-1 gap-4">
      <TextField
        label={t`Title`}
        optional
        placeholder={formatDay(`${chapter.month}-01`, i18n.locale, 'month')}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <ol className="grid grid-cols-1 gap-3">
        {lines.map(({ id, text }, at) => {
          const number = at + 1;
          return (
            <li key={id} className="grid grid-cols-1 gap-1">
              <TextArea
                label={t`Line ${number}`}
                labelHidden
                look="boxed"
                minRows={2}
                value={text}
                onChange={({ target }) => change(at, target.value)}
              />
              <div className="flex flex-wrap justify-end">
                <IconButton
                  label={t`Move line ${number} up`}
                  icon={<ArrowUpIcon />}
                  disabled={at === 0}
                  onClick={() => setLines(moveLine(lines, at, -1))}
                />
                <IconButton
                  label={t`Move line ${number} down`}
                  icon={<ArrowDownIcon />}
                  disabled={at === lines.length - 1}
                  onClick={() => setLines(moveLine(lines, at, 1))}
                />
                <IconButton
                  label={t`Take out line ${number}`}
                  icon={<TrashIcon />}
                  onClick={() => setLines(lines.toSpliced(at, 1))}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <Button
        look="ghost"
        icon={<PlusIcon className="size-5" />}
        className="justify-self-start"
        onClick={() => setLines([...lines, { id: crypto.randomUUID(), key: null, text: '' }])}
      >
        <Trans>Add a line</Trans>
      </Button>
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
  );
}

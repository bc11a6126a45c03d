import { IMPORTANT, MAX_TRANSCRIPT_LINE } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { StarIcon } from '../../../components/icons/places.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { lineTime } from '../transcript/line-time.ts';
import type { TimedNote } from './recording-store.ts';

/** What one writes down while listening, each line with its time; a key marks what matters, with a text or without. */
export function TimedNotes({ notes, onAdd }: { notes: readonly TimedNote[]; onAdd: (text: string) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const mark = () => {
    onAdd(`${IMPORTANT} ${text.trim() || t`Important`}`);
    setText('');
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey === event.metaKey || event.isComposing) return;
    event.preventDefault();
    mark();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <form
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        onAdd(text.trim());
        setText('');
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-48">
          <TextField
            label={t`Your notes`}
            placeholder={t`We decided to …`}
            value={text}
            maxLength={MAX_TRANSCRIPT_LINE}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Button type="submit" look="quiet">
          <Trans>Add note</Trans>
        </Button>
        <Button
          look="quiet"
          icon={<StarIcon className="size-5" />}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={mark}
        >
          <Trans>Mark as important</Trans>{' '}
          <kbd className="font-sans text-ink-2 text-sm pointer-coarse:hidden">Ctrl ↵</kbd>
        </Button>
      </div>
      {notes.length > 0 && (
        <ul className="grid grid-cols-1 gap-1">
          {notes.map(({ at, text: said }) => (
            <li key={at} className="flex gap-3">
              <span className="text-ink-2 tabular-nums">{lineTime(at)}</span>
              <span lang={ownLang(said)} className="wrap-anywhere min-w-0">
                {said}
              </span>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

import type { DayNoteView } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { formatDay } from '../../../components/days/format-time.ts';
import { ownLang } from '../../../lib/locale/locale.ts';

type Props = {
  notes: readonly DayNoteView[];
  /** Whether each says its day. */
  isDated: boolean;
};

/** What is written on the day, week or month that was chosen. */
export function DayNotes({ notes, isDated }: Props) {
  const { i18n } = useLingui();
  if (notes.length === 0) return null;
  return (
    <ul className="grid grid-cols-1 gap-1">
      {notes.map(({ id, day, text }) => (
        <li key={id} className="flex items-baseline gap-2">
          <NoteSign />
          <span className="min-w-0 flex-1">
            {isDated && <span className="text-ink-2 text-sm">{formatDay(day, i18n.locale, 'short')} </span>}
            <span lang={ownLang(text)} className="wrap-anywhere">
              {text}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The dot that marks a note on the plots. */
export function NoteSign() {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5 shrink-0 forced-color-adjust-none">
      <circle cx={5} cy={5} r={4.5} fill="var(--color-amber)" />
    </svg>
  );
}

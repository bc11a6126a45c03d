import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { isComposing } from '../lib/is-composing.ts';
import { type ComboboxOption, foundOptions } from './found-options.ts';
import { CheckIcon, SearchIcon } from './icons/actions.tsx';
import { rowByKey } from './row-keys.ts';

type Props = {
  options: readonly ComboboxOption[];
  /** The value that is chosen already. */
  chosen: string | null;
  onChoose: (value: string) => void;
  onClose: () => void;
};

/** Rows drawn at once: four hundred would hold up the first key press on a phone for a quarter of a second. */
const MOST_ROWS = 60;

/** A search field over the list of what it finds; the field keeps the focus, and the arrows move through the list. */
export function SearchedList({ options, chosen, onChoose, onClose }: Props) {
  const { t } = useLingui();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [current, setCurrent] = useState(0);
  const found = foundOptions(options, query, chosen);
  const shown = found.slice(0, MOST_ROWS);
  const hidden = found.length - shown.length;
  const idOf = (row: number) => `${listId}-${row}`;

  function press(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    const option = shown[current];
    const isCaretKey = event.key === 'Home' || event.key === 'End';
    const next = isCaretKey ? undefined : rowByKey(event.key, current, shown.length, true);
    if (event.key === 'Tab') onClose();
    else if (event.key === 'Enter' && option) onChoose(option.value);
    else if (next !== undefined) {
      setCurrent(next);
      list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
    } else return;
    event.preventDefault();
  }

  return (
    <>
      <div className="control m-1 w-auto shrink-0 pl-3">
        <SearchIcon className="size-5 text-ink-3" />
        <input
          role="combobox"
          aria-label={t`Search`}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown.length > 0 ? idOf(current) : undefined}
          placeholder={t`Search`}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setCurrent(0);
            list.current?.scrollTo(0, 0);
          }}
          onKeyDown={press}
        />
      </div>
      <div
        ref={list}
        role="listbox"
        id={listId}
        aria-label={t`Search`}
        className="scroll-quiet min-h-0 scroll-py-1 p-1 pt-0 empty:p-0"
      >
        {shown.map((option, row) => (
          <button
            key={option.value}
            type="button"
            role="option"
            id={idOf(row)}
            tabIndex={-1}
            aria-selected={option.value === chosen}
            data-highlighted={row === current || undefined}
            // The field keeps the focus, and with it a phone its keyboard.
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={({ pointerType }) => pointerType !== 'touch' && setCurrent(row)}
            onClick={() => onChoose(option.value)}
            // Out of sight, a row costs no layout.
            className="option w-full text-start [contain-intrinsic-block-size:2.75rem] [content-visibility:auto]"
          >
            <span className="min-w-0 flex-1">{option.label}</span>
            {option.note && <span className="shrink-0 text-ink-2 text-sm tabular-nums">{option.note}</span>}
            {option.value === chosen && <CheckIcon className="size-5 text-grape" />}
          </button>
        ))}
      </div>
      <div role="status">
        {shown.length === 0 && (
          <p className="p-4 text-ink-2">
            <Trans>Nothing found</Trans>
          </p>
        )}
        {hidden > 0 && (
          <p className="border-line border-t px-4 py-2 text-ink-2 text-sm">
            <Trans>Type to find {hidden} more</Trans>
          </p>
        )}
      </div>
    </>
  );
}

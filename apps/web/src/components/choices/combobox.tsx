import { Combobox as Base } from '@base-ui/react/combobox';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type TriggerLook, triggerClass } from '../buttons/trigger-class.ts';
import { Field, type FieldProps } from '../fields/field.tsx';
import { CheckIcon, ChevronDownIcon, SearchIcon } from '../icons/actions.tsx';
import { type ComboboxOption, foundOptions } from './found-options.ts';

/** A field with many choices that are found by typing, such as the time zones. */
export type ComboboxProps = Omit<FieldProps, 'count'> & {
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string) => void;
  placeholder?: string;
  disabled?: boolean;
  look?: TriggerLook;
};

/** Rows rendered at once: four hundred would delay the first key press on a phone by a quarter of a second. */
const MAX_ROWS = 60;

/** One of many choices, found by typing in the list's own search field. Load it lazily: it is the heaviest field. */
export function Combobox({
  options,
  value,
  onChange,
  placeholder = '–',
  disabled = false,
  look = 'boxed',
  ...field
}: ComboboxProps) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const chosen = options.find((option) => option.value === value) ?? null;
  const found = foundOptions(options, query, value);
  const hidden = Math.max(0, found.length - MAX_ROWS);
  return (
    <Field {...field}>
      {(control, labelId) => (
        <Base.Root
          items={options}
          filteredItems={found.slice(0, MAX_ROWS)}
          inputValue={query}
          onInputValueChange={(next) => setQuery(next)}
          value={chosen}
          onValueChange={(next) => next && onChange(next.value)}
          isItemEqualToValue={(a, b) => a.value === b.value}
          autoHighlight
          disabled={disabled}
        >
          <Base.Trigger {...control} aria-labelledby={labelId} className={triggerClass(look)}>
            <span className={chosen ? 'min-w-0 truncate' : 'min-w-0 truncate text-ink-3'}>
              <Base.Value placeholder={placeholder} />
            </span>
            <ChevronDownIcon className="size-5 text-ink-3" />
          </Base.Trigger>
          <Base.Portal>
            {/* Over a dialog around it, too: a tap beside the list closes the list alone. */}
            <Base.Backdrop className="fixed inset-0 z-50" />
            <Base.Positioner sideOffset={4} className="z-50">
              <Base.Popup
                aria-labelledby={labelId}
                className="panel grow-in flex max-h-[min(24rem,var(--available-height))] w-(--anchor-width) min-w-64 max-w-(--available-width) flex-col rounded-md"
              >
                <div className="control m-1 w-auto shrink-0 pl-3">
                  <SearchIcon className="size-5 text-ink-3" />
                  <Base.Input aria-label={t`Search`} placeholder={t`Search`} spellCheck={false} />
                </div>
                <Base.Empty>
                  <p className="p-4 text-ink-2">
                    <Trans>Nothing found</Trans>
                  </p>
                </Base.Empty>
                <Base.List
                  aria-labelledby={labelId}
                  className="scroll-quiet min-h-0 scroll-py-2 p-1 pt-0 data-empty:p-0"
                >
                  {(option: ComboboxOption) => <Option key={option.value} option={option} />}
                </Base.List>
                {hidden > 0 && (
                  <Base.Status className="border-line border-t px-4 py-2 text-ink-2 text-sm">
                    <Trans>Type to find {hidden} more</Trans>
                  </Base.Status>
                )}
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}

function Option({ option }: { option: ComboboxOption }) {
  return (
    // Out of sight, a row costs no layout: four hundred open as fast as twenty.
    <Base.Item
      value={option}
      className="option [contain-intrinsic-block-size:2.75rem] [content-visibility:auto]"
    >
      <span className="min-w-0 flex-1">{option.label}</span>
      {option.note && <span className="shrink-0 text-ink-2 text-sm tabular-nums">{option.note}</span>}
      <Base.ItemIndicator>
        <CheckIcon className="size-5 text-grape" />
      </Base.ItemIndicator>
    </Base.Item>
  );
}

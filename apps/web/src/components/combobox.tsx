import { useState } from 'react';
import { AnchoredPopup } from './anchored-popup.tsx';
import { classNames } from './class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import type { ComboboxOption } from './found-options.ts';
import { ChevronDownIcon } from './icons/actions.tsx';
import { SearchedList } from './searched-list.tsx';
import { type TriggerLook, triggerClass } from './trigger-class.ts';
import { useRowList } from './use-row-list.ts';

/** A field with many choices that are found by typing, such as the time zones. */
export type ComboboxProps = Omit<FieldProps, 'count'> & {
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string) => void;
  placeholder?: string;
  disabled?: boolean;
  look?: TriggerLook;
};

/** One of many choices, found by typing in the list's own search field. Load it lazily, as all that opens. */
export function Combobox({
  options,
  value,
  onChange,
  placeholder = '–',
  disabled = false,
  look = 'boxed',
  ...field
}: ComboboxProps) {
  const [open, setOpen] = useState(false);
  const { triggerProps } = useRowList({ setOpen });
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...field}>
      {({ id, ...described }, labelId) => (
        <AnchoredPopup
          open={open}
          onOpenChange={setOpen}
          role="dialog"
          labelledBy={labelId}
          triggerProps={{ ...triggerProps, id, disabled }}
          trigger={
            <button
              {...described}
              type="button"
              role="combobox"
              aria-expanded={open}
              aria-labelledby={labelId}
              className={triggerClass(look)}
            >
              <span className={classNames('min-w-0 truncate', !chosen && 'text-ink-3')}>
                {chosen?.label ?? placeholder}
              </span>
              <ChevronDownIcon className="size-5 text-ink-3" />
            </button>
          }
          className="flex max-h-[min(24rem,var(--available-height))] w-(--anchor-width) min-w-64 max-w-(--available-width) flex-col"
        >
          <SearchedList
            options={options}
            chosen={value}
            onClose={() => setOpen(false)}
            onChoose={(next) => {
              setOpen(false);
              onChange(next);
            }}
          />
        </AnchoredPopup>
      )}
    </Field>
  );
}

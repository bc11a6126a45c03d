import { type ReactNode, useState } from 'react';
import { AnchoredPopup } from './anchored-popup.tsx';
import { classNames } from './class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import { CheckIcon, ChevronDownIcon } from './icons/actions.tsx';
import { type TriggerLook, triggerClass } from './trigger-class.ts';
import { useRowList } from './use-row-list.ts';

/** One choice; `hint` stands under its label in the list only. */
export type SelectOption<Value extends string> = {
  value: Value;
  label: string;
  hint?: ReactNode;
  disabled?: boolean;
};

/** A field with a list of up to about fifteen choices; `Combobox` beyond that. */
export type SelectProps<Value extends string> = Omit<FieldProps, 'count'> & {
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  disabled?: boolean;
  look?: TriggerLook;
};

/** One of several choices, in a list that opens under the field. */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  placeholder = '–',
  disabled = false,
  look = 'boxed',
  ...field
}: SelectProps<Value>) {
  const [open, setOpen] = useState(false);
  const { triggerProps, listProps, firstRow } = useRowList({ setOpen, opensByLetter: true });
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...field}>
      {({ id, ...described }, labelId) => (
        <AnchoredPopup
          open={open}
          firstRow={firstRow}
          listProps={listProps}
          onOpenChange={setOpen}
          role="listbox"
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
          className="scroll-quiet max-h-(--available-height) w-max min-w-(--anchor-width) max-w-(--available-width) p-1"
        >
          {options.map((option) => (
            <Choice
              key={option.value}
              option={option}
              isChosen={option === chosen}
              onChoose={() => {
                setOpen(false);
                onChange(option.value);
              }}
            />
          ))}
        </AnchoredPopup>
      )}
    </Field>
  );
}

type ChoiceProps = { option: SelectOption<string>; isChosen: boolean; onChoose: () => void };

function Choice({ option, isChosen, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      disabled={option.disabled ?? false}
      onClick={onChoose}
      className={classNames('option w-full justify-between text-start', option.hint ? 'items-start' : '')}
    >
      <span className="grid">
        {option.label}
        {option.hint && <span className="text-ink-2 text-sm">{option.hint}</span>}
      </span>
      {isChosen && <CheckIcon className="size-5 text-grape" />}
    </button>
  );
}

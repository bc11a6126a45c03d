import { Select as Base } from '@base-ui/react/select';
import type { ReactNode } from 'react';
import { type TriggerLook, triggerClass } from '../buttons/trigger-class.ts';
import { classNames } from '../class-names.ts';
import { Field, type FieldProps } from '../fields/field.tsx';
import { CheckIcon, ChevronDownIcon } from '../icons/actions.tsx';

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
  return (
    <Field {...field}>
      {(control, labelId) => (
        <Base.Root<Value>
          items={options}
          value={value}
          onValueChange={(next) => next !== null && onChange(next)}
          disabled={disabled}
        >
          <Base.Trigger {...control} aria-labelledby={labelId} className={triggerClass(look)}>
            <Base.Value placeholder={placeholder} className="min-w-0 truncate data-placeholder:text-ink-3" />
            <Base.Icon className="text-ink-3">
              <ChevronDownIcon className="size-5" />
            </Base.Icon>
          </Base.Trigger>
          <Base.Portal>
            {/* Over a dialog around it, too: a tap beside the list closes the list alone. */}
            <Base.Backdrop className="fixed inset-0 z-50" />
            <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50">
              <Base.Popup className="panel grow-in scroll-quiet max-h-(--available-height) min-w-(--anchor-width) max-w-(--available-width) rounded-md p-1">
                <Base.List aria-labelledby={labelId}>
                  {options.map((option) => (
                    <Base.Item
                      key={option.value}
                      value={option.value}
                      disabled={option.disabled ?? false}
                      className={classNames('option justify-between', option.hint ? 'items-start' : '')}
                    >
                      <span className="wrap-anywhere grid min-w-0">
                        <Base.ItemText>{option.label}</Base.ItemText>
                        {option.hint && <span className="text-ink-2 text-sm">{option.hint}</span>}
                      </span>
                      <Base.ItemIndicator>
                        <CheckIcon className="size-5 text-grape" />
                      </Base.ItemIndicator>
                    </Base.Item>
                  ))}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}

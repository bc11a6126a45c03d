import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps, splitFieldProps } from './field.tsx';

/** A native input's props and those of the field around it. */
export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps> & {
    /** Inside the box before the text: an icon. */
    start?: ReactNode;
    /** Inside the box after the text: an icon button. */
    end?: ReactNode;
  };

/** One line of text. Uncontrolled by default: spread `register('name')` of the form on it. */
export function TextField(props: TextFieldProps) {
  const [field, { start, end, ...input }] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className="control">
          {start && <span className="-mr-1 grid place-items-center pl-3 text-ink-3">{start}</span>}
          <input type="text" {...input} {...control} />
          {end}
        </div>
      )}
    </Field>
  );
}

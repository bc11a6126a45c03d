import type { ComponentProps, ReactNode } from 'react';
import { useOwnLang } from '../text/use-own-lang.ts';
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
  // An address, a number or what is searched for is in no language.
  const written = useOwnLang(input.type === undefined ? input.value : undefined);
  return (
    <Field {...field}>
      {(control) => (
        <div className="control">
          {start && <span className="-mr-1 grid place-items-center pl-3 text-ink-3">{start}</span>}
          <input type="text" {...written} {...input} {...control} />
          {end}
        </div>
      )}
    </Field>
  );
}

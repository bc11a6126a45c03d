import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import { useOwnLang } from '../text/use-own-lang.ts';
import { Field, type FieldProps, splitFieldProps } from './field.tsx';

/** A native textarea's props and those of the field around it. */
export type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'rows'> & {
    /** `ruled`: notebook lines on the card's own paper. `boxed`: the frame of a form field. */
    look?: 'ruled' | 'boxed';
    /** Lines shown when empty; the field grows with its text. */
    minRows?: number;
  };

const looks = {
  ruled:
    'ruled bg-transparent px-0 text-lg caret-grape outline-none focus:[--rule-color:var(--color-control)] aria-invalid:[--rule-color:var(--color-danger)]',
  boxed: 'control block px-3 py-2.5',
};

/** Text of several lines that grows as it is written. Keys are left to the input method. */
export function TextArea(props: TextAreaProps) {
  const [field, { look = 'ruled', minRows = 3, style, ...area }] = splitFieldProps(props);
  const written = useOwnLang(area.value);
  const height: CSSProperties = {
    minHeight: look === 'ruled' ? `${minRows}lh` : `calc(${minRows}lh + 1.25rem)`,
    ...style,
  };
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          rows={minRows}
          {...written}
          {...area}
          {...control}
          style={height}
          className={classNames('field-sizing-content w-full resize-none disabled:text-ink-3', looks[look])}
        />
      )}
    </Field>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { Field } from '../../../components/fields/field.tsx';
import { useOwnLang } from '../../../components/text/use-own-lang.ts';
import type { ServerMessage } from '../../../lib/api/refusal.ts';
import { isComposing } from '../../../lib/is-composing.ts';
import { refusalMessage } from '../../../lib/locale/translate-message.ts';
import { titleError } from '../writing/writing-errors.ts';
import { fieldId } from './field-ids.ts';

type Props = {
  value: string | null;
  error: ServerMessage | undefined;
  onChange: (title: string | null) => void;
  /** Asked for just now: it takes the focus. */
  takesFocus: boolean;
};

/** The title above the day's text, once it is asked for. */
export function TitleField({ value, error = titleError(value), onChange, takesFocus }: Props) {
  const { t } = useLingui();
  const written = useOwnLang(value ?? '');
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <Field
      id={fieldId.title}
      label={t`Title`}
      labelHidden
      error={error && refusalMessage(error)}
      className="mb-1"
    >
      {(control) => (
        <input
          ref={input}
          type="text"
          autoComplete="off"
          enterKeyHint="next"
          placeholder={t`Title`}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || isComposing(event)) return;
            // It is a single line; Enter moves to the text and does not publish.
            event.preventDefault();
            document.getElementById(fieldId.summary)?.focus();
          }}
          className="min-h-(--target) w-full border-transparent border-b bg-transparent font-serif text-ink text-lg caret-grape outline-none placeholder:text-ink-3 hover:border-rule focus:border-grape aria-invalid:border-danger"
          {...written}
          {...control}
        />
      )}
    </Field>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Field } from '../../../components/field.tsx';
import type { ServerMessage } from '../../../lib/api/refusal.ts';
import { isComposing } from '../../../lib/is-composing.ts';
import { refusalMessage } from '../../../lib/locale/translate-message.ts';
import { titleError } from '../writing/check-writing.ts';
import { fieldId } from './field-ids.ts';

type Props = {
  value: string | null;
  error: ServerMessage | undefined;
  onChange: (title: string | null) => void;
};

/** An optional title above the day's text. */
export function TitleField({ value, error = titleError(value), onChange }: Props) {
  const { t } = useLingui();
  return (
    <Field
      id={fieldId.title}
      label={t`Title`}
      labelHidden
      error={error && refusalMessage(error)}
      className="-mt-1 mb-2"
    >
      {(control) => (
        <input
          type="text"
          autoComplete="off"
          enterKeyHint="next"
          placeholder={t`Title, if you like`}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || isComposing(event)) return;
            // It is a single line; Enter moves to the text and does not publish.
            event.preventDefault();
            document.getElementById(fieldId.summary)?.focus();
          }}
          className="min-h-(--target) w-full border-transparent border-b bg-transparent font-serif text-ink text-lg outline-offset-[.375rem] placeholder:text-ink-3 hover:border-rule focus:border-control aria-invalid:border-danger"
          {...control}
        />
      )}
    </Field>
  );
}

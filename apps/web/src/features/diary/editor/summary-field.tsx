import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { useOwnLang } from '../../../components/text/use-own-lang.ts';
import type { ServerMessage } from '../../../lib/api/refusal.ts';
import { refusalMessage } from '../../../lib/locale/translate-message.ts';
import { COUNT_ID } from './count-text.tsx';
import { fieldId } from './field-ids.ts';

const ID = fieldId.summary;
const ERROR_ID = `${ID}-error`;

type Props = {
  value: string;
  question: string;
  error: ServerMessage | undefined;
  onChange: (value: string) => void;
  /** Opens the field of the title; absent where it is open. */
  onAddTitle: (() => void) | undefined;
};

/** The one question that every day begins with, on ruled lines. Its caret and its lines show the focus, no box. */
export function SummaryField({ value, question, error, onChange, onAddTitle }: Props) {
  const { t } = useLingui();
  const written = useOwnLang(value);
  return (
    <div className="grid grid-cols-1">
      <div className="flex min-h-(--target) flex-wrap items-center justify-between gap-x-3">
        <label htmlFor={ID} className="min-w-0 font-semibold font-serif text-lg leading-tight">
          {question}
        </label>
        {onAddTitle && (
          <Button look="ghost" className="-mr-3 font-normal text-sm" onClick={onAddTitle}>
            <Trans>Add title</Trans>
          </Button>
        )}
      </div>
      <textarea
        {...written}
        id={ID}
        rows={5}
        placeholder={t`A sentence is a good beginning…`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={({ currentTarget: area }) => {
          // Typing continues at the end; a click places the caret after this.
          if (area.selectionEnd === 0) area.setSelectionRange(area.value.length, area.value.length);
        }}
        aria-describedby={error ? `${ERROR_ID} ${COUNT_ID}` : COUNT_ID}
        aria-invalid={error ? true : undefined}
        style={{ minHeight: '5lh' }}
        className="ruled field-sizing-content w-full scroll-mt-18 resize-none bg-transparent text-lg caret-grape outline-none focus:[--rule-color:var(--color-control)] aria-invalid:[--rule-color:var(--color-danger)]"
      />
      {error && <FieldError id={ERROR_ID}>{refusalMessage(error)}</FieldError>}
    </div>
  );
}

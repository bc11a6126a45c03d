import { visibleLength, withoutPrivateLines } from '@garden/contract';
import { Plural, useLingui } from '@lingui/react/macro';
import { TextArea } from '../../../components/text-area.tsx';
import type { ServerMessage } from '../../../lib/api/refusal.ts';
import { refusalMessage } from '../../../lib/locale/translate-message.ts';

/** The one question that every day begins with, on ruled lines. */
export function SummaryField({
  value,
  minimum,
  question,
  error,
  onChange,
}: {
  value: string;
  /** Visible characters that publishing asks for. */
  minimum: number;
  question: string;
  error: ServerMessage | undefined;
  onChange: (value: string) => void;
}) {
  const { t } = useLingui();
  const length = visibleLength(withoutPrivateLines(value));
  const missing = minimum - length;
  return (
    <TextArea
      id="write"
      className="gap-3"
      label={<span className="font-serif text-lg">{question}</span>}
      placeholder={t`A sentence is a good beginning…`}
      minRows={5}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onFocus={({ currentTarget: area }) => {
        // Typing continues at the end; a click places the caret after this.
        if (area.selectionEnd === 0) area.setSelectionRange(area.value.length, area.value.length);
      }}
      error={error && refusalMessage(error)}
      count={
        length === 0 ? (
          minimum > 0 && (
            <Plural value={minimum} one="# character is enough" other="# characters are enough" />
          )
        ) : missing > 0 ? (
          <Plural value={missing} one="# more character" other="# more characters" />
        ) : (
          <Plural value={length} one="# character" other="# characters" />
        )
      }
    />
  );
}

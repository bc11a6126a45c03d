import { characterCount, isBlank } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Segmented } from '../../../components/choices/segmented.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { MarkdownText } from '../../../components/text/markdown-text.tsx';

type Props = {
  label: string;
  hint: ReactNode;
  value: string;
  /** The most characters that it takes. */
  max: number;
  error: string | undefined;
  onChange: (text: string) => void;
};

/** From this share of its room on, the length shows. */
const NEARLY_FULL = 0.9;

/** A Markdown text to write, and how it will look. */
export function MarkdownField({ label, hint, value, max, error, onChange }: Props) {
  const { t, i18n } = useLingui();
  const [face, setFace] = useState<'write' | 'preview'>('write');
  const length = characterCount(value);
  const number = new Intl.NumberFormat(i18n.locale);
  return (
    <div className="grid grid-cols-1 gap-2">
      {face === 'write' || error !== undefined ? (
        <TextArea
          label={label}
          look="boxed"
          minRows={8}
          hint={hint}
          value={value}
          error={error}
          count={length > max * NEARLY_FULL && `${number.format(length)} / ${number.format(max)}`}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <section
          aria-label={t`Preview`}
          className="wrap-anywhere min-h-64 rounded-md border border-line bg-paper px-3 py-2.5"
        >
          {isBlank(value) ? (
            <p className="text-ink-2">
              <Trans>Nothing to preview yet.</Trans>
            </p>
          ) : (
            <MarkdownText text={value} />
          )}
        </section>
      )}
      <Segmented
        label={t`How the content shows`}
        segments={[
          { value: 'write', label: t`Edit` },
          { value: 'preview', label: t`Preview` },
        ]}
        value={face}
        onChange={setFace}
        className="justify-self-start"
      />
    </div>
  );
}

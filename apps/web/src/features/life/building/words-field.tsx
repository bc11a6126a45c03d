import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, ReactNode } from 'react';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import type { Languages, Words } from '../questionnaires/words.ts';

type Look = {
  maxLength: number;
  /** Several lines. */
  isLong?: boolean;
  optional?: boolean;
  hint?: ReactNode;
  onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
};

type Props = Look & {
  label: string;
  value: Words;
  languages: Languages;
  onChange: (words: Words) => void;
  error?: ReactNode;
  autoFocus?: boolean;
};

/** Words in the language of the questionnaire, or in both side by side. */
export function WordsField({
  label,
  value,
  languages,
  onChange,
  error,
  autoFocus = false,
  hint,
  ...look
}: Props) {
  const { t } = useLingui();
  if (languages !== 'both') {
    return (
      <OneField
        {...look}
        label={label}
        hint={hint}
        text={value[languages]}
        error={error}
        autoFocus={autoFocus}
        onWrite={(text) => onChange({ ...value, [languages]: text })}
      />
    );
  }
  const errorOf = (text: string) => (text.trim() === '' ? error : undefined);
  const hasGap = value.en.trim() === '' || value.zh.trim() === '';
  return (
    <div className="grid grid-cols-1 items-start gap-x-4 gap-y-3 @min-[34rem]:grid-cols-2">
      <OneField
        {...look}
        label={t`${label}, in English`}
        hint={hint}
        text={value.en}
        error={hasGap ? errorOf(value.en) : error}
        autoFocus={autoFocus}
        onWrite={(en) => onChange({ ...value, en })}
      />
      <OneField
        {...look}
        label={t`${label}, in Chinese`}
        text={value.zh}
        error={errorOf(value.zh)}
        autoFocus={false}
        onWrite={(zh) => onChange({ ...value, zh })}
      />
    </div>
  );
}

type OneProps = Look & {
  label: string;
  text: string;
  error: ReactNode;
  autoFocus: boolean;
  onWrite: (text: string) => void;
};

function OneField({ text, onWrite, isLong = false, ...field }: OneProps) {
  if (isLong) {
    return (
      <TextArea
        {...field}
        look="boxed"
        minRows={2}
        value={text}
        onChange={(event) => onWrite(event.target.value)}
      />
    );
  }
  return (
    <TextField {...field} autoComplete="off" value={text} onChange={(event) => onWrite(event.target.value)} />
  );
}

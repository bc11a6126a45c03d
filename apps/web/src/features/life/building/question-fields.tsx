import { Trans, useLingui } from '@lingui/react/macro';
import { Switch } from '../../../components/choices/switch.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { SkeletonBox } from '../../../components/states/skeleton.tsx';
import type { Languages } from '../questionnaires/words.ts';
import { type Built, type BuiltQuestion, hasChoices, kinds, newChoice } from './built.ts';
import { QuestionChoices } from './question-choices.tsx';
import { QuestionCondition } from './question-condition.tsx';
import { useKindNames } from './use-built-words.ts';
import { WordsField } from './words-field.tsx';

const Select = latePart(async () => (await import('../../../components/choices/select.tsx')).Select, {
  fallback: <SkeletonBox className="h-18 w-full rounded-md" />,
});

const QUESTION_MAX = 500;
const LABEL_MAX = 60;

type Props = {
  question: BuiltQuestion;
  built: Built;
  languages: Languages;
  newId: () => string;
  onChange: (part: Partial<BuiltQuestion>) => void;
  errorAt: (field: string) => string | undefined;
};

/** All that is set of one question. */
export function QuestionFields({ question, built, languages, newId, onChange, errorAt }: Props) {
  const { t } = useLingui();
  const kindNames = useKindNames();
  const { kind } = question;
  const become = (value: string) => {
    const next = kinds.find((known) => known === value) ?? kind;
    const needsChoices = hasChoices(next) && question.choices.length === 0;
    onChange({ kind: next, ...(needsChoices && { choices: [newChoice(newId), newChoice(newId)] }) });
  };
  return (
    <>
      <WordsField
        label={t`Question`}
        value={question.text}
        languages={languages}
        maxLength={QUESTION_MAX}
        isLong
        autoFocus={question.text.en === '' && question.text.zh === ''}
        error={errorAt('text')}
        onChange={(text) => onChange({ text })}
      />
      <Select
        label={t`Answered by`}
        value={kind}
        onChange={become}
        options={kinds.map((value) => ({ value, label: kindNames[value] }))}
      />
      {hasChoices(kind) && (
        <QuestionChoices
          question={question}
          languages={languages}
          newId={newId}
          onChange={onChange}
          errorAt={errorAt}
        />
      )}
      {kind === 'scale' && (
        <div className="grid grid-cols-1 gap-4 @min-[24rem]:grid-cols-2">
          <WordsField
            label={t`What 1 means`}
            value={question.low}
            languages={languages}
            maxLength={LABEL_MAX}
            optional
            onChange={(low) => onChange({ low })}
          />
          <WordsField
            label={t`What 10 means`}
            value={question.high}
            languages={languages}
            maxLength={LABEL_MAX}
            optional
            onChange={(high) => onChange({ high })}
          />
        </div>
      )}
      <QuestionCondition
        question={question}
        built={built}
        onChange={(showIf) => onChange({ showIf })}
        error={errorAt('showIf')}
      />
      <Switch
        label={<Trans>Required</Trans>}
        checked={question.required}
        onChange={(event) => onChange({ required: event.target.checked })}
      />
      {(hasChoices(kind) || kind === 'scale') && (
        <Switch
          label={<Trans>Sensitive</Trans>}
          hint={<Trans>If everyone answers alike, the results only say what most chose.</Trans>}
          checked={question.sensitive}
          onChange={(event) => onChange({ sensitive: event.target.checked })}
        />
      )}
    </>
  );
}

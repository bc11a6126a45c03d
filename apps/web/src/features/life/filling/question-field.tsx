import { wordsFor } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { DateField } from '../../../components/fields/date-field.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { ownLang, useLocale } from '../../../lib/locale/locale.ts';
import type { BuiltQuestion } from '../building/built.ts';
import { type Answer, isAnswered } from './answers.ts';
import { ScaleField } from './scale-field.tsx';

/** The longest answers, in characters. */
const ANSWER_MAX = 2000;
const OTHER_MAX = 200;

type Props = {
  question: BuiltQuestion;
  number: number;
  answer: Answer | undefined;
  /** Undefined takes the answer back. */
  onAnswer: (answer: Answer | undefined) => void;
  error: string | undefined;
};

/** One question and its answer. */
export function QuestionField({ question, number, answer, onAnswer, error }: Props) {
  const locale = useLocale();
  const text = wordsFor(question.text, locale);
  const label = (
    <>
      <span className="text-ink-3 tabular-nums">{number}. </span>
      <span lang={ownLang(text)}>{text}</span>
    </>
  );
  if (question.kind === 'text') {
    return (
      <TextArea
        look="boxed"
        minRows={3}
        label={<Words required={question.required}>{label}</Words>}
        maxLength={ANSWER_MAX}
        value={answer?.text ?? ''}
        error={error}
        onChange={(event) => onAnswer({ text: event.target.value })}
      />
    );
  }
  if (question.kind === 'date') {
    return (
      <DateField
        label={<Words required={question.required}>{label}</Words>}
        value={answer?.day ?? ''}
        error={error}
        onChange={(day) => onAnswer({ day })}
      />
    );
  }
  const canClear = !question.required && isAnswered(question, answer);
  return (
    <Choosing
      label={<Words required={question.required}>{label}</Words>}
      error={error}
      onClear={canClear ? () => onAnswer(undefined) : undefined}
    >
      {question.kind === 'scale' ? (
        <ScaleField
          value={answer?.number}
          low={wordsFor(question.low, locale)}
          high={wordsFor(question.high, locale)}
          isInvalid={error !== undefined}
          onChange={(number) => onAnswer({ number })}
        />
      ) : (
        <ChoiceFields
          question={question}
          answer={answer}
          onAnswer={onAnswer}
          isInvalid={error !== undefined}
        />
      )}
    </Choosing>
  );
}

function Words({ required, children }: { required: boolean; children: ReactNode }) {
  return (
    <span className="wrap-anywhere font-medium text-base">
      {children}
      {required && (
        <span className="ml-1.5 font-normal text-ink-3 text-sm">
          <Trans>required</Trans>
        </span>
      )}
    </span>
  );
}

type ChoosingProps = {
  label: ReactNode;
  error: string | undefined;
  onClear: (() => void) | undefined;
  children: ReactNode;
};

function Choosing({ label, error, onClear, children }: ChoosingProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="min-w-0">
      <legend className="mb-2">{label}</legend>
      {children}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {onClear && (
        <Button look="ghost" onClick={onClear} className="-ml-3">
          <Trans>Clear</Trans>
        </Button>
      )}
    </fieldset>
  );
}

type ChoiceProps = Pick<Props, 'question' | 'answer' | 'onAnswer'> & { isInvalid: boolean };

function ChoiceFields({ question: { kind, choices, other }, answer, onAnswer, isInvalid }: ChoiceProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const name = useId();
  const chosen = answer?.choiceIds ?? [];
  const written = answer?.other;
  const isOther = written !== undefined;
  const isSingle = kind === 'single';
  const choose = (id: string, on: boolean) => {
    if (isSingle) onAnswer({ choiceIds: [id] });
    else
      onAnswer({
        ...answer,
        choiceIds: on ? [...chosen, id] : chosen.filter((each) => each !== id),
      });
  };
  const chooseOther = (on: boolean) =>
    onAnswer({ choiceIds: isSingle ? [] : chosen, other: on ? '' : undefined });
  const invalid = isInvalid ? true : undefined;
  return (
    <div className="grid grid-cols-1">
      {choices.map(({ id, text }) => {
        const words = wordsFor(text, locale);
        const lang = ownLang(words);
        return isSingle ? (
          <Radio
            key={id}
            name={name}
            isChosen={chosen.includes(id)}
            isInvalid={isInvalid}
            label={<span lang={lang}>{words}</span>}
            onChoose={() => choose(id, true)}
          />
        ) : (
          <Checkbox
            key={id}
            label={<span lang={lang}>{words}</span>}
            checked={chosen.includes(id)}
            aria-invalid={invalid}
            onChange={(event) => choose(id, event.target.checked)}
          />
        );
      })}
      {other &&
        (isSingle ? (
          <Radio
            name={name}
            isChosen={isOther}
            isInvalid={isInvalid}
            label={<Trans>Other</Trans>}
            onChoose={() => chooseOther(true)}
          />
        ) : (
          <Checkbox
            label={<Trans>Other</Trans>}
            checked={isOther}
            onChange={(event) => chooseOther(event.target.checked)}
          />
        ))}
      {isOther && (
        <TextField
          autoFocus={written === ''}
          label={t`Your own answer`}
          labelHidden
          placeholder={t`Your own answer`}
          autoComplete="off"
          maxLength={OTHER_MAX}
          value={written}
          onChange={(event) => onAnswer({ ...answer, other: event.target.value })}
          className="ml-9"
        />
      )}
    </div>
  );
}

type RadioProps = {
  name: string;
  isChosen: boolean;
  isInvalid: boolean;
  label: ReactNode;
  onChoose: () => void;
};

function Radio({ name, isChosen, isInvalid, label, onChoose }: RadioProps) {
  return (
    <label className="flex min-h-(--target) items-start gap-3 py-2">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        aria-invalid={isInvalid || undefined}
        onChange={onChoose}
        className="mt-0.5 size-6 shrink-0 appearance-none rounded-pill border border-control bg-surface transition-colors checked:border-[.4375rem] checked:border-grape aria-invalid:border-danger"
      />
      <span className="wrap-anywhere min-w-0">{label}</span>
    </label>
  );
}

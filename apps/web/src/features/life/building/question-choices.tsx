import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { ArrowUpIcon, CloseIcon, PlusIcon } from '../../../components/icons/actions.tsx';
import { isComposing } from '../../../lib/is-composing.ts';
import type { Languages } from '../questionnaires/words.ts';
import { type BuiltQuestion, MAX_CHOICES, newChoice } from './built.ts';
import { WordsField } from './words-field.tsx';

const CHOICE_MAX = 200;

type Props = {
  question: BuiltQuestion;
  languages: Languages;
  newId: () => string;
  onChange: (part: Partial<BuiltQuestion>) => void;
  /** What is wrong at `choices`, or at the choice with this id. */
  errorAt: (field: string) => string | undefined;
};

/** The choices of a question: Enter adds the next one. */
export function QuestionChoices({ question, languages, newId, onChange, errorAt }: Props) {
  const { t } = useLingui();
  const { choices, other } = question;
  const [added, setAdded] = useState<string>();
  const add = (at = choices.length) => {
    if (choices.length >= MAX_CHOICES) return;
    const choice = newChoice(newId);
    setAdded(choice.id);
    onChange({ choices: choices.toSpliced(at, 0, choice) });
  };
  const raise = (at: number) => {
    const choice = choices[at];
    if (choice && at > 0) onChange({ choices: choices.toSpliced(at, 1).toSpliced(at - 1, 0, choice) });
  };
  const error = errorAt('choices');
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-2 font-semibold text-sm">
        <Trans>Choices</Trans>
      </legend>
      <ol className="grid grid-cols-1 gap-2">
        {choices.map(({ id, text }, at) => {
          const number = at + 1;
          return (
            <li key={id} className="flex items-end gap-1">
              <div className="min-w-0 flex-1">
                <WordsField
                  label={t`Choice ${number}`}
                  value={text}
                  languages={languages}
                  maxLength={CHOICE_MAX}
                  autoFocus={id === added}
                  error={errorAt(id)}
                  onChange={(words) =>
                    onChange({
                      choices: choices.map((choice) =>
                        choice.id === id ? { ...choice, text: words } : choice,
                      ),
                    })
                  }
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' || isComposing(event)) return;
                    event.preventDefault();
                    add(at + 1);
                  }}
                />
              </div>
              <IconButton
                label={t`Move up: choice ${number}`}
                icon={<ArrowUpIcon className="size-5" />}
                aria-disabled={at === 0}
                className="aria-disabled:opacity-40"
                onClick={() => raise(at)}
              />
              <IconButton
                label={t`Remove: choice ${number}`}
                icon={<CloseIcon className="size-5" />}
                onClick={() => onChange({ choices: choices.toSpliced(at, 1) })}
              />
            </li>
          );
        })}
      </ol>
      {error && <FieldError>{error}</FieldError>}
      {choices.length < MAX_CHOICES && (
        <Button
          look="ghost"
          icon={<PlusIcon className="size-5" />}
          onClick={() => add()}
          className="justify-self-start"
        >
          <Trans>Add a choice</Trans>
        </Button>
      )}
      <Checkbox
        label={<Trans>“Other”, with a field to write in</Trans>}
        checked={other}
        onChange={(event) => onChange({ other: event.target.checked })}
      />
    </fieldset>
  );
}

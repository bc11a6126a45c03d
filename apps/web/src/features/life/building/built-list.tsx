import { MAX_QUESTIONS } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { PlusIcon } from '../../../components/icons/actions.tsx';
import type { Languages } from '../questionnaires/words.ts';
import {
  type Built,
  change,
  dependentsOf,
  duplicate,
  insert,
  isQuestion,
  type Kind,
  kinds,
  move,
  newQuestion,
  newSection,
  questionsOf,
  remove,
} from './built.ts';
import type { BuiltError } from './built-errors.ts';
import { ItemCard } from './item-card.tsx';
import { QuestionFields } from './question-fields.tsx';
import { useKindNames, useProblemWords } from './use-built-words.ts';
import { WordsField } from './words-field.tsx';

const HEADING_MAX = 120;

const newId = () => crypto.randomUUID();

type Props = {
  built: Built;
  languages: Languages;
  /** None until someone tries to save. */
  errors: readonly BuiltError[];
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
  onChange: (built: Built) => void;
};

/** The questions and headings, one of them open at a time. */
export function BuiltList({ built, languages, errors, openId, onOpen, onChange }: Props) {
  const { t } = useLingui();
  const problemWords = useProblemWords();
  const [before, setBefore] = useState<{ built: Built; freed: number }>();
  const undo = useRef<HTMLButtonElement>(null);
  const write = (next: Built) => {
    setBefore(undefined);
    onChange(next);
  };
  const add = (item: Built[number]) => {
    write(insert(built, item, openId));
    onOpen(item.id);
  };
  const removeItem = (id: string) => {
    const freed = dependentsOf(built, id);
    onChange(remove(built, id));
    setBefore({ built, freed });
    if (openId === id) onOpen(undefined);
    requestAnimationFrame(() => undo.current?.focus());
  };
  const questions = questionsOf(built);
  const ofAll = errors.find(({ id, field }) => id === undefined && field === 'questions');
  return (
    <div className="grid grid-cols-1 gap-3">
      <ol className="grid grid-cols-1 gap-3">
        {built.map((item, at) => {
          const faults = errors.filter(({ id }) => id === item.id);
          const errorAt = (field: string) => {
            const found = faults.find((each) => each.field === field);
            return found && problemWords(found.problem, item);
          };
          const number = isQuestion(item) ? questions.indexOf(item) + 1 : undefined;
          return (
            <ItemCard
              key={item.id}
              item={item}
              number={number}
              isFirst={at === 0}
              isLast={at === built.length - 1}
              isOpen={item.id === openId}
              faults={faults.length}
              onOpen={(open) => onOpen(open ? item.id : undefined)}
              onMove={(step) => write(move(built, item.id, step))}
              onDuplicate={() => write(duplicate(built, item.id, newId))}
              onRemove={() => removeItem(item.id)}
            >
              {isQuestion(item) ? (
                <QuestionFields
                  question={item}
                  built={built}
                  languages={languages}
                  newId={newId}
                  onChange={(part) => write(change(built, item.id, part))}
                  errorAt={errorAt}
                />
              ) : (
                <WordsField
                  label={t`Heading`}
                  value={item.text}
                  languages={languages}
                  maxLength={HEADING_MAX}
                  autoFocus={item.text.en === '' && item.text.zh === ''}
                  error={errorAt('text')}
                  onChange={(text) =>
                    write(built.map((each) => (each.id === item.id ? { ...item, text } : each)))
                  }
                />
              )}
            </ItemCard>
          );
        })}
      </ol>
      {before && (
        <p role="status" className="flex flex-wrap items-center gap-x-2 text-ink-2 text-sm">
          {before.freed > 0 ? (
            <Plural
              value={before.freed}
              one="Removed. # question that depended on it is now always asked."
              other="Removed. # questions that depended on it are now always asked."
            />
          ) : (
            <Trans>Removed.</Trans>
          )}
          <Button ref={undo} look="ghost" onClick={() => write(before.built)}>
            <Trans>Undo</Trans>
          </Button>
        </p>
      )}
      {ofAll && <FieldError>{problemWords(ofAll.problem)}</FieldError>}
      <AddRow isFull={questions.length >= MAX_QUESTIONS} onAdd={add} />
    </div>
  );
}

function AddRow({ isFull, onAdd }: { isFull: boolean; onAdd: (item: Built[number]) => void }) {
  const kindNames = useKindNames();
  const addQuestion = (kind: Kind) => onAdd(newQuestion(kind, newId));
  return (
    <fieldset className="grid grid-cols-1 gap-2 pt-1">
      <legend className="mb-2 font-semibold text-sm">
        <Trans>Add a question</Trans>
      </legend>
      {isFull && (
        <p className="text-ink-2 text-sm">
          <Trans>That’s {MAX_QUESTIONS} questions, the most one questionnaire can have.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {!isFull &&
          kinds.map((kind) => (
            <Button
              key={kind}
              look="quiet"
              icon={<PlusIcon className="size-5" />}
              onClick={() => addQuestion(kind)}
            >
              {kindNames[kind]}
            </Button>
          ))}
        <Button look="ghost" icon={<PlusIcon className="size-5" />} onClick={() => onAdd(newSection(newId))}>
          <Trans>Heading</Trans>
        </Button>
      </div>
    </fieldset>
  );
}

import { api, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { PlusIcon } from '../../../components/icons/actions.tsx';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { SettingsCard, SettingsForm } from '../settings/settings-card.tsx';
import { useSection } from '../settings/use-section.ts';
import { useTeamChange } from '../settings/use-team-change.ts';
import { QuestionRow } from './question-row.tsx';
import { MAX_QUESTIONS, questionErrors, type TypedQuestion } from './typed-question.ts';

/** Adds, edits, orders and removes the team's questions; saved together. */
export function QuestionsForm({ team: { id: teamId, questions } }: { team: TeamView }) {
  const { t } = useLingui();
  const saved = questions.map(({ id, text, weekday }) => ({ key: id, text, weekday }));
  const section = useSection('questions', { questions: saved });
  const { save, isPending, error, reset, errorAt, isOvertaken } = useTeamChange(api.team.setting);
  const [removed, setRemoved] = useState<{ question: TypedQuestion; index: number }>();
  const [isChecked, setChecked] = useState(false);
  const undo = useRef<HTMLButtonElement>(null);
  const made = useRef(0);
  const typed = section.value.questions;
  const errors = questionErrors(typed);

  const write = (next: TypedQuestion[]) => {
    section.change({ questions: next });
    setChecked(false);
    if (error) reset();
  };
  const add = () => {
    made.current += 1;
    write([...typed, { key: `new ${made.current}`, text: '', weekday: null }]);
  };
  const change = (index: number, part: Partial<TypedQuestion>) =>
    write(typed.map((question, at) => (at === index ? { ...question, ...part } : question)));
  const move = (index: number, step: number) => {
    const question = typed[index];
    if (question && typed[index + step])
      write(typed.toSpliced(index, 1).toSpliced(index + step, 0, question));
  };
  const remove = (index: number) => {
    const question = typed[index];
    if (!question) return;
    write(typed.toSpliced(index, 1));
    setRemoved({ question, index });
    requestAnimationFrame(() => undo.current?.focus());
  };
  const takeBack = () => {
    if (removed) write(typed.toSpliced(removed.index, 0, removed.question));
    setRemoved(undefined);
  };
  const wishOf = (asked: readonly TypedQuestion[]) => asked.map(({ text, weekday }) => ({ text, weekday }));
  const send = (base: { questions: readonly TypedQuestion[] }) => {
    setChecked(true);
    if (errors.length > 0) return;
    save({ teamId, questions: wishOf(typed), base: { questions: wishOf(base.questions) } }, () => {
      section.saved();
      setRemoved(undefined);
    });
  };
  const tell = ({ questions: asked }: { questions: readonly TypedQuestion[] }) => [
    { label: t`Daily questions`, text: asked.map(({ text }) => text).join(' · ') },
  ];

  return (
    <SettingsCard
      id="questions"
      title={<Trans>What the diary asks</Trans>}
      hint={
        <Trans>
          Each question is a section in the diaries of members whose home team this is. An answer keeps the
          question’s wording.
        </Trans>
      }
      aside={`${typed.length} / ${MAX_QUESTIONS}`}
    >
      <SettingsForm
        section={section}
        isOvertaken={isOvertaken}
        tell={tell}
        isPending={isPending}
        failure={errorAt('questions') ?? (error && failureMessage(error))}
        onSave={send}
        onDiscard={() => {
          reset();
          setRemoved(undefined);
        }}
      >
        {typed.length === 0 && (
          <p className="text-ink-2">
            <Trans>No questions yet. A good first one: “Who did you thank today?”</Trans>
          </p>
        )}
        <ol className="grid grid-cols-1 gap-4">
          {typed.map((question, index) => (
            <QuestionRow
              key={question.key}
              number={index + 1}
              question={question}
              isLast={index === typed.length - 1}
              error={isChecked ? errors.find((error) => error.index === index)?.key : undefined}
              onChange={(part) => change(index, part)}
              onMove={(step) => move(index, step)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
        {removed && (
          <p role="status" className="flex flex-wrap items-center gap-x-2 text-ink-2 text-sm">
            <span className="min-w-0 truncate">
              <Trans>Removed: {removed.question.text || t`an empty question`}</Trans>
            </span>
            <Button ref={undo} look="ghost" onClick={takeBack}>
              <Trans>Undo</Trans>
            </Button>
          </p>
        )}
        {typed.length < MAX_QUESTIONS && (
          <Button
            look="quiet"
            icon={<PlusIcon className="size-5" />}
            onClick={add}
            className="justify-self-start"
          >
            <Trans>Add a question</Trans>
          </Button>
        )}
      </SettingsForm>
    </SettingsCard>
  );
}

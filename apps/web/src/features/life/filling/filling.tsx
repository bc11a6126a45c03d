import { api, type Helped, type QuestionnaireView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { formatDay } from '../../../components/days/format-time.ts';
import { FieldError } from '../../../components/fields/field.tsx';
import { EyeOffIcon } from '../../../components/icons/objects.tsx';
import { Banner } from '../../../components/states/banner.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { ProgressBar } from '../../../components/states/progress-bar.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { questionsOf } from '../building/built.ts';
import { builtOf } from '../building/wire.ts';
import {
  type Answer,
  type Answers,
  answersOf,
  helpedOf,
  isAnswered,
  missingAnswers,
  progressOf,
  sentAnswers,
  sentHelped,
  withHelped,
} from './answers.ts';
import { keptAnswers } from './kept-answers.ts';
import { QuestionList } from './question-list.tsx';
import { Tried } from './tried.tsx';

const ConfirmDialog = latePart(
  async () => (await import('../../../components/dialogs/confirm-dialog.tsx')).ConfirmDialog,
);

/** The form: what is half filled in stays in this browser until it is sent. */
export function Filling({ questionnaire }: { questionnaire: QuestionnaireView }) {
  const { t, i18n } = useLingui();
  const {
    id: questionnaireId,
    version,
    run,
    anonymous,
    ownAnswers,
    ownHelped,
    earlierActions,
  } = questionnaire;
  const userId = useUserStore((state) => state.userInfo?.user_id ?? '');
  const built = useMemo(() => builtOf(questionnaire.questions), [questionnaire.questions]);
  const questions = questionsOf(built);
  const roundId = `${questionnaireId}:${run.number}`;
  const [answers, setAnswers] = useState<Answers>(
    () => keptAnswers.read(userId, roundId) ?? answersOf(ownAnswers ?? [], ownHelped),
  );
  const [isTouched, setTouched] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const send = useApiCommand(api.questionnaire.do, {
    invalidates: [api.questionnaire.list, api.questionnaire.get],
    failure: 'none',
    loading: 'none',
  });
  useEffect(() => {
    if (isTouched) keptAnswers.write(userId, roundId, answers);
  }, [isTouched, answers, userId, roundId]);
  const missing = missingAnswers(questions, answers);
  const { asked, answered } = progressOf(questions, answers);
  const helped = sentHelped(earlierActions, answers);
  const onAnswer = (questionId: string, answer: Answer | undefined) => {
    setTouched(true);
    setAnswers(({ [questionId]: _, ...rest }) => (answer ? { ...rest, [questionId]: answer } : rest));
  };
  const onHelped = (actionId: string, said: Helped | undefined) => {
    setTouched(true);
    setAnswers((given) => withHelped(given, actionId, said));
  };
  const done = () => {
    setTouched(false);
    setAsking(false);
    keptAnswers.write(userId, roundId, undefined);
    toast.success(ownAnswers ? t`Saved` : t`Sent. Thank you!`);
  };
  const doSend = () =>
    send.mutate(
      {
        ...{ questionnaireId, anonymous, run: run.number, version, helped },
        answers: sentAnswers(questions, answers),
      },
      {
        onSuccess: done,
        onError: (failure) => {
          // The answer to an earlier try was lost on its way.
          if (anonymous && failure instanceof ApiRefusal && failure.key === 'answeredAlready') done();
          else setAsking(false);
        },
      },
    );
  const isEmpty = answered === 0 && helped.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    setChecked(true);
    if (missing.length > 0 || isEmpty) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    if (anonymous) setAsking(true);
    else doSend();
  };
  const last = formatDay(run.closes, i18n.locale);
  const errorOf = (questionId: string) => {
    const found = isChecked && missing.find(({ id }) => id === questionId);
    if (!found) return undefined;
    return isAnswered(found, answers[questionId]) || answers[questionId]?.other !== undefined
      ? t`Write your own answer, or choose another one.`
      : t`Please answer this question.`;
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      {anonymous ? (
        <p className="flex gap-3 rounded-md bg-leaf-soft p-3">
          <span className="grid h-[1lh] place-items-center text-leaf">
            <EyeOffIcon className="size-5" />
          </span>
          <span className="min-w-0">
            <strong className="block font-semibold">
              <Trans>Anonymous, and final once sent</Trans>
            </strong>
            <Trans>
              No one can see or find out what you answered. That’s why you can’t change it or take it back
              later. Until you send it, it’s kept on this device alone.
            </Trans>
          </span>
        </p>
      ) : (
        <p className="text-ink-2">
          <Trans>
            Administrators can see who answered what. You can change your answers until {last}. Until you send
            them, they’re kept on this device.
          </Trans>
        </p>
      )}
      {ownAnswers && !isTouched && (
        <Banner tone="good">
          <Trans>You’ve answered. Thank you!</Trans>
        </Banner>
      )}
      <ProgressBar
        label={
          <Trans>
            {answered} of {asked} answered
          </Trans>
        }
        value={answered}
        max={asked}
        percent={false}
      />
      {earlierActions.length > 0 && (
        <Tried
          actions={earlierActions}
          helpedOf={(actionId) => helpedOf(answers, actionId)}
          onHelped={onHelped}
        />
      )}
      <QuestionList built={built} answers={answers} onAnswer={onAnswer} errorOf={errorOf} />
      {isChecked && missing.length === 0 && isEmpty && (
        <FieldError>
          <Trans>Answer at least one question.</Trans>
        </FieldError>
      )}
      {send.error && !isAsking && failureMessage(send.error) && (
        <FieldError>{failureMessage(send.error)}</FieldError>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button type="submit" loading={send.isPending}>
          {ownAnswers ? <Trans>Save my answers</Trans> : <Trans>Send my answers</Trans>}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          open
          title={<Trans>Send your answers?</Trans>}
          confirmLabel={<Trans>Send</Trans>}
          cancelLabel={<Trans>Not yet</Trans>}
          busy={send.isPending}
          onConfirm={doSend}
          onOpenChange={(open) => !open && !send.isPending && setAsking(false)}
        >
          <Trans>
            Sending is final: no one can tell your answers from the others’ any more, not even you.
          </Trans>
        </ConfirmDialog>
      )}
    </form>
  );
}

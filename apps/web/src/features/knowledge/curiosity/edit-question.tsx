import { api, MAX_QUESTION, MAX_QUESTION_DETAIL, type QuestionView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FieldError } from '../../../components/field.tsx';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { RouteLink } from '../../../components/route-link.ts';
import { TextArea } from '../../../components/text-area.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { refusedFields } from './field-error.ts';
import { questionReads, rememberQuestion } from './question-cache.ts';

/** Changes one’s question; the words of one from a diary are changed there. */
export function EditQuestion({ question, onClose }: { question: QuestionView; onClose: () => void }) {
  const { t } = useLingui();
  const [text, setText] = useState(question.question);
  const [detail, setDetail] = useState(question.detail);
  const { mutate, isPending, error } = useApiCommand(api.curious.update, {
    invalidates: questionReads,
    failure: 'none',
    loading: 'none',
  });
  const errors = refusedFields(error, ['question', 'detail']);
  const { id: curiousId, diaryId, day } = question;
  const save = () =>
    mutate(
      { curiousId, detail, ...(diaryId === null && { question: text }) },
      {
        onSuccess: (changed) => {
          rememberQuestion(changed);
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={<Trans>Edit your question</Trans>}
      dismissible={false}
      submitLabel={<Trans>Save</Trans>}
      busy={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      {diaryId === null ? (
        <TextArea
          look="boxed"
          label={t`Question`}
          minRows={2}
          maxLength={MAX_QUESTION}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={errors.of('question')}
        />
      ) : (
        <p className="text-ink-2">
          <Trans>
            The question itself is part of your diary.{' '}
            <RouteLink to="/" search={{ day, edit: true }}>
              Change it there
            </RouteLink>
          </Trans>
        </p>
      )}
      <TextArea
        look="boxed"
        label={t`Details`}
        optional
        hint={<Trans>What have you tried? Markdown works: **bold**, lists, links.</Trans>}
        minRows={4}
        maxLength={MAX_QUESTION_DETAIL}
        value={detail}
        onChange={(event) => setDetail(event.target.value)}
        error={errors.of('detail')}
      />
      {errors.other && <FieldError>{errors.other}</FieldError>}
    </FormDialog>
  );
}

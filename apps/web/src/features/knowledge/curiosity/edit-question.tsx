import { api, MAX_QUESTION, MAX_QUESTION_DETAIL, type QuestionView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { useTeamStore } from '../../../lib/stores/team-store.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { PicturesField } from '../../diary/pictures.part.tsx';
import { discardWaiting, type WrittenImage } from '../../diary/pictures.shared.ts';
import { refusedFields } from './field-error.ts';
import { questionReads, rememberQuestion } from './question-cache.ts';

/** Changes one’s question; the words of one from a diary are changed there. */
export function EditQuestion({ question, onClose }: { question: QuestionView; onClose: () => void }) {
  const { t } = useLingui();
  const [text, setText] = useState(question.question);
  const [detail, setDetail] = useState(question.detail);
  const [images, setImages] = useState<readonly WrittenImage[]>(() =>
    question.images.map(({ file, alt }) => ({ file, alt })),
  );
  const userId = useUserStore((state) => state.userInfo?.user_id) ?? '';
  const subject = `question ${question.id}`;
  const [waiting, setWaiting] = useState(0);
  const isUploading = useTeamStore((state) => state.isUploading);
  const { mutate, isPending, error } = useApiCommand(api.curious.update, {
    invalidates: questionReads,
    failure: 'none',
    loading: 'none',
  });
  const errors = refusedFields(error, ['question', 'detail', 'images']);
  const { id: curiousId, diaryId, day } = question;
  const close = () => {
    void discardWaiting(userId, subject);
    onClose();
  };
  const save = () =>
    mutate(
      { curiousId, detail, images: [...images], ...(diaryId === null && { question: text }) },
      {
        onSuccess: (changed) => {
          rememberQuestion(changed);
          close();
        },
      },
    );
  return (
    <FormDialog
      title={<Trans>Edit your question</Trans>}
      dismissible={false}
      submitLabel={<Trans>Save</Trans>}
      busy={isPending || isUploading}
      disabled={waiting > 0}
      onSubmit={save}
      onClose={close}
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
      <PicturesField
        images={images}
        of={{ userId, subject, isBusy: isPending }}
        onChange={setImages}
        onWaiting={setWaiting}
        error={errors.of('images')}
      />
      {errors.other && <FieldError>{errors.other}</FieldError>}
    </FormDialog>
  );
}

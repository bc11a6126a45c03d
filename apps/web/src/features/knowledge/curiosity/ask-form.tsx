import {
  api,
  characterCount,
  isBlank,
  MAX_QUESTION,
  MAX_QUESTION_DETAIL,
  type TeamView,
} from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { isComposing } from '../../../lib/is-composing.ts';
import { useTeamStore } from '../../../lib/stores/team-store.ts';
import { PicturesField } from '../../diary/pictures.part.tsx';
import { discardWaiting } from '../../diary/pictures.shared.ts';
import { refusedFields } from './field-error.ts';
import { questionReads, rememberQuestion } from './question-cache.ts';
import { TeamChoice } from './team-choice.tsx';
import { useUnasked } from './unasked.ts';

const SimilarQuestions = latePart(async () => (await import('./similar-questions.tsx')).SimilarQuestions, {
  failed: null,
});

/** The id of the field, and the hash of addresses that lead into it. */
const ASK = 'ask';
/** The subject of calls about pictures for it. */
const SUBJECT = 'question new';
/** The counter shows when so few characters are left. */
const NEAR = 100;

/** The field for a new question; what else belongs to it shows once something is written. */
export function AskForm({ team, userId }: { team: TeamView; userId: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { unasked, keep, forget } = useUnasked(userId);
  const { question, detail, images } = unasked;
  const [waiting, setWaiting] = useState(0);
  const isUploading = useTeamStore((state) => state.isUploading);
  const [teamIds, setTeamIds] = useState([team.id]);
  const publish = useApiCommand(api.curious.publish, {
    invalidates: questionReads,
    failure: 'none',
    loading: 'none',
  });
  const field = useFieldOfLink();
  const errors = refusedFields(publish.error, ['question', 'detail', 'images', 'teamIds']);
  const left = MAX_QUESTION - characterCount(question.trim());
  const over = -left;
  const isWriting = question !== '' || detail !== '' || images.length > 0;
  const canAsk = !isBlank(question) && left >= 0 && teamIds.length > 0 && waiting === 0 && !publish.isPending;
  const isSending = publish.isPending || isUploading;
  const discard = () => {
    forget();
    void discardWaiting(userId, SUBJECT);
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!canAsk) return;
    publish.mutate(
      { question, detail, teamIds, images: [...images] },
      {
        onSuccess: (asked) => {
          discard();
          rememberQuestion(asked);
          void navigate({ to: '/curiosity/detail', search: { id: asked.id } });
        },
      },
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  return (
    <Card as="form" aria-label={t`Ask a question`} onSubmit={submit} onKeyDown={onKeyDown}>
      <div className="grid grid-cols-1 gap-4">
        <TextArea
          ref={field}
          id={ASK}
          label={t`What are you wondering about?`}
          minRows={1}
          value={question}
          onChange={(event) => keep(() => ({ question: event.target.value }))}
          error={
            left < 0
              ? t`A question has at most ${MAX_QUESTION} characters: ${over} too many`
              : errors.of('question')
          }
          count={left >= 0 && left <= NEAR && t`${left} left`}
        />
        {isWriting && (
          <>
            <SimilarQuestions question={question} />
            <TextArea
              look="boxed"
              label={t`Details`}
              optional
              hint={<Trans>What have you tried? Markdown works: **bold**, lists, links.</Trans>}
              minRows={2}
              maxLength={MAX_QUESTION_DETAIL}
              value={detail}
              onChange={(event) => keep(() => ({ detail: event.target.value }))}
              error={errors.of('detail')}
            />
            <PicturesField
              images={images}
              of={{ userId, subject: SUBJECT, isBusy: publish.isPending }}
              onChange={(change) => keep((now) => ({ images: change(now.images) }))}
              onWaiting={setWaiting}
              error={errors.of('images')}
            />
            <TeamChoice chosen={teamIds} onChange={setTeamIds} error={errors.of('teamIds')} />
            {errors.other && <FieldError>{errors.other}</FieldError>}
            <div className="flex flex-wrap justify-end gap-2">
              <Button look="ghost" onClick={discard}>
                <Trans>Discard</Trans>
              </Button>
              <Button type="submit" disabled={!canAsk && !isSending} loading={isSending}>
                <Trans>Ask the team</Trans>
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  );
}

/** Takes the focus for someone who came to ask. */
function useFieldOfLink() {
  const field = useRef<HTMLTextAreaElement>(null);
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (hash === ASK) field.current?.focus();
  }, [hash]);
  return field;
}

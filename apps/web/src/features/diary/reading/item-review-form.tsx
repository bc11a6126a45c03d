import { api, type DiaryView, type RequestOf } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/buttons/button.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { HeartIcon } from '../../../components/icons/actions.tsx';
import { QuestionIcon } from '../../../components/icons/places.tsx';
import { placeInFeeds } from '../../../lib/api/feeds.ts';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';

const NOTE_MAX = 500;
type Verdict = DiaryView['reviews'][number]['verdict'];

/** A leader's review of a customer-good item: praise, or a request to hear more; with an optional note. */
export function ItemReviewForm({ diary, item }: { diary: DiaryView; item: string }) {
  const { t } = useLingui();
  const userId = useUserStore((state) => state.userInfo?.user_id);
  const mine = diary.reviews.find((review) => review.item === item && review.reviewer.id === userId);
  const [chosen, setChosen] = useState<Verdict>();
  const [note, setNote] = useState('');
  const first = useRef<HTMLButtonElement>(null);
  const { mutate, isPending, error } = useApiCommand(api.diary.customerReview, {
    invalidates: [api.diary.recently],
    failure: 'none',
    loading: 'none',
  });
  const send = (review: Pick<RequestOf<typeof api.diary.customerReview>, 'verdict' | 'note' | 'undo'>) =>
    mutate(
      { diaryId: diary.id, item, ...review },
      {
        onSuccess: (reviewed: DiaryView) => {
          placeInFeeds(queryClient, reviewed);
          // The focus moves to the button, which has to be rendered first.
          flushSync(() => setChosen(undefined));
          first.current?.focus();
        },
      },
    );
  const open = (verdict: Verdict) => {
    setChosen(verdict);
    setNote(mine?.note ?? '');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen && !isPending) send({ verdict: chosen, note });
  };

  if (chosen) {
    return (
      <form onSubmit={submit} className="mt-1 mb-2 grid grid-cols-1 gap-2">
        <TextField
          autoFocus
          label={chosen === 'praise' ? t`What do you like about it?` : t`What would you like to know?`}
          optional={chosen === 'praise'}
          value={note}
          maxLength={NOTE_MAX}
          onChange={(event) => setNote(event.target.value)}
          error={error && failureMessage(error)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" loading={isPending}>
            {chosen === 'praise' ? <Trans>Praise it</Trans> : <Trans>Ask for more</Trans>}
          </Button>
          <Button look="quiet" onClick={() => setChosen(undefined)}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    );
  }
  return (
    <div className="mt-0.5 mb-1 flex flex-wrap gap-2">
      {mine ? (
        <>
          <Button ref={first} look="ghost" onClick={() => open(mine.verdict)}>
            <Trans>Change what you said</Trans>
          </Button>
          <Button look="ghost" loading={isPending} onClick={() => send({ undo: true })}>
            <Trans>Take it back</Trans>
          </Button>
        </>
      ) : (
        <>
          <Button
            ref={first}
            look="ghost"
            icon={<HeartIcon className="size-5" />}
            onClick={() => open('praise')}
          >
            <Trans>Praise it</Trans>
          </Button>
          <Button look="ghost" icon={<QuestionIcon className="size-5" />} onClick={() => open('ask')}>
            <Trans>Ask for more</Trans>
          </Button>
        </>
      )}
      {error && <FieldError>{failureMessage(error)}</FieldError>}
    </div>
  );
}

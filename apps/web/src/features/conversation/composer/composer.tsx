import { characterCount, isBlank, MAX_COMMENT, type Person } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { SendIcon } from '../../../components/icons/actions.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { isComposing } from '../../../lib/is-composing.ts';
import { AnonymousChoice, barOf } from '../anonymity/anonymous-choice.tsx';
import type { CommentTarget } from '../comments/thread-cache.ts';
import type { Place } from '../comments/use-thread.ts';
import { MentionList } from './mention-list.tsx';
import type { UnsentName } from './unsent.ts';
import { useMentions } from './use-mentions.ts';
import { useSending } from './use-sending.ts';
import { useUnsent } from './use-unsent.ts';

const PlaceChoice = latePart(async () => (await import('./place-choice.tsx')).PlaceChoice);

/** The counter shows when so few characters are left. */
const NEAR = 200;

type Props = {
  /** Of the field, for links that lead into it. */
  id?: string;
  /** Opens with the focus, as a reply does. */
  takesFocus?: boolean;
  userId: string;
  about: CommentTarget;
  /** The comment that is replied to, if any. */
  parentId?: string;
  /** Where it can be posted; a reply has the team of its parent alone. */
  places: readonly Place[];
  /** The participants so far. */
  nearby: readonly Person[];
  label: string;
  /** Answers someone else’s question. */
  isAnswer?: boolean;
  /** Opens with the focus, and can be cancelled. */
  onCancel?: () => void;
  onSent?: () => void;
};

/** The field for a comment or a reply. */
export function Composer({
  id,
  takesFocus = false,
  userId,
  about,
  parentId,
  places,
  nearby,
  label,
  isAnswer = false,
  onCancel,
  onSent,
}: Props) {
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const [chosenTeam, setChosenTeam] = useState<string>();
  const place = places.find(({ teamId }) => teamId === chosenTeam) ?? places[0];
  const name: UnsentName = parentId === undefined ? `on ${about.objectId}` : `reply ${parentId}`;
  const writing = useUnsent(userId, name);
  const { unsent, keep } = writing;
  const setText = (text: string) => keep({ text, anonymous: unsent.anonymous });
  const { send, isSending, error } = useSending({ userId, about, parentId }, writing);
  const mentions = useMentions({
    field,
    text: unsent.text,
    onText: setText,
    teamId: place?.teamId,
    nearby,
  });
  const bar = barOf(place);
  const left = MAX_COMMENT - characterCount(unsent.text.trim());
  const over = -left;
  const canSend = !isBlank(unsent.text) && left >= 0 && !(unsent.anonymous && bar !== null);
  const isReply = onCancel !== undefined;
  useEffect(() => {
    if (isReply || takesFocus) field.current?.focus();
  }, [isReply, takesFocus]);
  const submit = async () => {
    if (canSend && place && (await send(place.teamId))) onSent?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    mentions.onKeyDown(event);
    if (event.defaultPrevented || isComposing(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit();
    } else if (event.key === 'Escape' && unsent.text === '') onCancel?.();
  };
  return (
    <form
      className="relative grid grid-cols-1 gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="relative">
        <MentionList {...mentions} />
        <TextArea
          ref={field}
          id={id}
          label={label}
          labelHidden
          look="boxed"
          minRows={2}
          placeholder={label}
          value={unsent.text}
          readOnly={isSending && unsent.anonymous}
          onChange={({ target }) => {
            setText(target.value);
            mentions.onCaret(target);
          }}
          onSelect={({ currentTarget }) => mentions.onCaret(currentTarget)}
          onBlur={mentions.onBlur}
          onKeyDown={onKeyDown}
          error={left < 0 ? t`A comment has at most ${MAX_COMMENT} characters: ${over} too many` : error}
          count={left >= 0 && left <= NEAR && t`${left} left`}
          enterKeyHint="enter"
          {...mentions.aria}
        />
      </div>
      {places.length > 1 && place && <PlaceChoice places={places} chosen={place} onChoose={setChosenTeam} />}
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          {((bar !== 'own' && bar !== 'kind') || unsent.anonymous) && (
            <AnonymousChoice
              kind={about.kind}
              bar={bar}
              isChosen={unsent.anonymous}
              onChange={(anonymous) => keep({ text: unsent.text, anonymous })}
            />
          )}
        </div>
        <div className="ml-auto flex gap-2">
          {onCancel && (
            <Button look="ghost" onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          )}
          <Button
            type="submit"
            disabled={!canSend}
            loading={isSending && unsent.anonymous}
            icon={<SendIcon className="size-5" />}
          >
            {parentId !== undefined ? (
              <Trans>Reply</Trans>
            ) : isAnswer ? (
              <Trans>Answer</Trans>
            ) : (
              <Trans>Comment</Trans>
            )}
          </Button>
        </div>
      </div>
    </form>
  );
}

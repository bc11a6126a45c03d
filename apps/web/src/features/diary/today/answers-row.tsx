import type { CommentView } from '@garden/contract';
import { Plural, Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { DayText } from '../../../components/days/time-text.tsx';
import { CommentIcon } from '../../../components/icons/actions.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { NewestComment } from '../slots.tsx';

/**
 * The morning begins with what others said about the last entry: the face and first words of the newest, which unfold
 * to all of it. A card is around it, in which something else may share the row.
 */
export function AnswersRow({ answers, today }: { answers: readonly CommentView[]; today: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const personName = usePersonName();
  const [newest] = answers;
  if (!newest) return null;
  const { author, text } = newest;
  const more = new Set(answers.map((answer) => answer.author?.id ?? '')).size - 1;
  const day = <DayText day={newest.object.day} today={today} />;
  return (
    <>
      <h2 className="min-w-24 flex-1 bg-grape-soft font-sans text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-(--target) w-full items-center gap-2 px-3 text-start font-normal outline-offset-[-.1875rem]"
        >
          {author ? (
            <Avatar name={author.name} personId={author.id} src={author.avatar} size="xs" />
          ) : (
            <CommentIcon className="size-5 shrink-0 text-grape" />
          )}
          <span className="min-w-0 flex-1 truncate">
            <span className="sr-only">
              {author ? personName(author) : <Trans>Someone</Trans>}
              {more > 0 && <Plural value={more} one=" and # other" other=" and # others" />}{' '}
              <Trans>commented on your diary of {day}</Trans>
            </span>
            <span lang={ownLang(text)}>{text}</span>
          </span>
          {more > 0 && (
            <span aria-hidden="true" className="text-ink-3 text-sm">
              +{more}
            </span>
          )}
        </button>
      </h2>
      <div
        id={id}
        hidden={!isOpen}
        className={classNames('w-full bg-grape-soft', isOpen && 'px-4 pt-1 pb-4')}
      >
        {isOpen && <NewestComment comment={newest} count={answers.length} />}
      </div>
    </>
  );
}

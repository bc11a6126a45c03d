import type { CommentView } from '@garden/contract';
import { Plural, Trans } from '@lingui/react/macro';
import { Suspense, useId, useState } from 'react';
import { Card } from '../../../components/card.tsx';
import { classNames } from '../../../components/class-names.ts';
import { ChevronDownIcon, CommentIcon } from '../../../components/icons/actions.tsx';
import { usePersonName } from '../../../components/person-name.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/skeleton.tsx';
import { DayText } from '../../../components/time-text.tsx';
import { lazyComponent } from '../../../lib/lazy-component.ts';

const NewestComment = lazyComponent(
  async () => (await import('../../conversation/newest-comment.part.tsx')).NewestComment,
);

/** The morning begins with what others said about the last entry: one row, and the newest of it whole. */
export function AnswersRow({ answers, today }: { answers: readonly CommentView[]; today: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const personName = usePersonName();
  const [newest] = answers;
  if (!newest) return null;
  const more = new Set(answers.map(({ author }) => author?.id ?? '')).size - 1;
  const day = <DayText day={newest.object.day} today={today} />;
  return (
    <Card tone="grape" className="overflow-hidden p-0!">
      <h2 className="font-sans text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-(--target) w-full items-center gap-2 px-4 text-start font-normal outline-offset-[-.1875rem]"
        >
          <CommentIcon className="size-5 shrink-0 text-grape" />
          <span className="min-w-0 flex-1 truncate leading-tight">
            {newest.author ? (
              <span className="font-semibold">{personName(newest.author)}</span>
            ) : (
              <Trans>Someone</Trans>
            )}
            {more > 0 && <Plural value={more} one=" and # other" other=" and # others" />}{' '}
            <Trans>commented on your diary of {day}</Trans>
          </span>
          <ChevronDownIcon
            className={classNames('size-5 shrink-0 text-ink-3 transition-[rotate]', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className={classNames(isOpen && 'px-4 pt-1 pb-4')}>
        {isOpen && (
          <Suspense
            fallback={
              <SkeletonGroup>
                <SkeletonText lines={3} />
              </SkeletonGroup>
            }
          >
            <NewestComment comment={newest} count={answers.length} />
          </Suspense>
        )}
      </div>
    </Card>
  );
}

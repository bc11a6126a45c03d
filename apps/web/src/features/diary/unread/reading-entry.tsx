import { api, type DiaryView } from '@garden/contract';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { ToggleChip } from '../../../components/choices/chip.tsx';
import { DayText } from '../../../components/days/time-text.tsx';
import { CommentIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { PartBoundary } from '../../../components/states/part-boundary.tsx';
import { apiQuery } from '../../../lib/api/hooks.ts';
import { PictureGrid } from '../pictures/picture-grid.tsx';
import { DiaryBody } from '../reading/diary-body.tsx';
import { DiaryTime } from '../reading/diary-time.tsx';
import { EntryHead } from '../reading/entry-head.tsx';
import { ObjectThread, ReactionsRow } from '../slots.tsx';
import { useFieldWhenThere } from './use-field-when-there.ts';

const ItemReviewForm = latePart(
  async () => (await import('../reading/item-review-form.tsx')).ItemReviewForm,
  {
    fallback: <div className="min-h-(--target)" />,
  },
);

type Props = {
  /** As it came with the others; what happens to it meanwhile shows. */
  diary: DiaryView;
  isUnread: boolean;
  onToggle: () => void;
  /** Its comments are open. */
  isTalking: boolean;
  /** Its comments were opened to write one. */
  isToWrite: boolean;
  onTalk: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** One diary, with what its reader may say to it. */
export function ReadingEntry({
  diary: came,
  isUnread,
  onToggle,
  isTalking,
  isToWrite,
  onTalk,
  heading,
}: Props) {
  const headingId = useId();
  const talk = useRef<HTMLDivElement>(null);
  const personName = usePersonName();
  const { data: diary = came } = useQuery({
    ...apiQuery(api.diary.get, { diaryId: came.id }),
    initialData: came,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'none' },
  });
  useEffect(() => heading.current?.focus({ preventScroll: true }), [heading]);
  useFieldWhenThere(talk, isToWrite);
  const about = { kind: 'diary', objectId: diary.id } as const;
  const { comments } = diary.talk;
  return (
    <>
      <Card as="article" aria-labelledby={headingId}>
        <EntryHead
          diary={diary}
          render={(name) => (
            <h2 ref={heading} id={headingId} tabIndex={-1} className="outline-none">
              {name}
            </h2>
          )}
          time={
            <span>
              <DayText day={diary.day} /> · <DiaryTime diary={diary} />
            </span>
          }
        />
        <hr className="mt-4 mb-3 border-line" />
        <PartBoundary of={diary}>
          <div data-keep-diary={diary.id} data-keep-by={personName(diary.author)}>
            <DiaryBody
              diary={diary}
              questionsOf={diary.id}
              judge={(item) => diary.can.reviewGood && <ItemReviewForm diary={diary} item={item} />}
            />
          </div>
          <PictureGrid images={diary.images} />
        </PartBoundary>
        <div data-reactions>
          <ReactionsRow about={about} reactions={diary.talk.reactions} />
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-2">
          {!isTalking && (
            <Button look="quiet" icon={<CommentIcon className="size-5" />} onClick={onTalk}>
              {comments === 0 ? (
                <Trans>Comment</Trans>
              ) : (
                <Plural value={comments} one="# comment" other="# comments" />
              )}
            </Button>
          )}
          <ToggleChip pressed={isUnread} onClick={onToggle}>
            <Trans>Keep unread</Trans>
          </ToggleChip>
        </div>
      </Card>
      {isTalking && (
        <div ref={talk}>
          <ObjectThread about={about} owner={diary.author} />
        </div>
      )}
    </>
  );
}

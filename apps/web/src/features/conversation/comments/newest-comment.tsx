import type { CommentView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Chip } from '../../../components/choices/chip.tsx';
import { todayIn } from '../../../components/days/format-time.ts';
import { DayText, MomentText } from '../../../components/days/time-text.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { useSeenAbout } from '../../notice/seen-about.shared.ts';
import { Composer } from '../composer/composer.tsx';
import { CommentText } from './comment-text.tsx';
import { WriterAvatar, WriterLink } from './writer.tsx';

/** The newest thing that someone said about the user's own diary, whole, with a field to reply. */
export function NewestComment({ comment, count }: { comment: CommentView; count: number }) {
  const { t } = useLingui();
  const personName = usePersonName();
  const me = useUserStore((state) => state.userInfo);
  const [isAnswered, setAnswered] = useState(false);
  const [isShown, place] = useIsInSight();
  const { id, parentId, object, at, day, text, mentions, author, voice, teamId } = comment;
  const timeZone = me?.timezone ?? 'UTC';
  const today = todayIn(timeZone);
  const number = voice?.number ?? '';
  const name = author ? personName(author) : t`Anonymous Grape ${number}`;
  useSeenAbout(id, isShown);
  return (
    <div className="grid grid-cols-1 gap-3">
      <article ref={place} aria-label={t`Comment by ${name}`} className="flex gap-3">
        <WriterAvatar author={author} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-baseline gap-x-2 leading-tight">
            <span className="font-semibold">
              <WriterLink author={author} voice={voice} />
            </span>
            <span className="text-ink-2 text-sm first-letter:uppercase">
              {at === null ? (
                <DayText day={day} today={today} />
              ) : (
                <MomentText instant={at} timeZone={timeZone} />
              )}
            </span>
            {isAnswered && (
              <Chip tone="leaf">
                <Trans>You replied</Trans>
              </Chip>
            )}
          </p>
          <CommentText text={text} mentions={mentions} />
        </div>
      </article>
      <Composer
        userId={me?.id ?? ''}
        about={{ kind: object.kind, objectId: object.id }}
        parentId={parentId ?? id}
        // Below one's own diary everyone would guess who an anonymous reply is by.
        places={[{ teamId, anonymityBar: 'own' }]}
        nearby={author ? [author] : []}
        label={t`Reply to ${name}`}
        onSent={() => setAnswered(true)}
      />
      <RouteLink
        to="/home"
        search={{ diary: object.id }}
        hash="conversation"
        look="plain"
        className="justify-self-start font-normal text-sm"
      >
        <Plural value={count} one="Open the comment" other="See all # comments" />
      </RouteLink>
    </div>
  );
}

/** Whether an element was on the screen: it may stand below what the window shows. */
function useIsInSight(): [isShown: boolean, place: RefObject<HTMLElement | null>] {
  const place = useRef<HTMLElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setShown(true);
    });
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return [isShown, place];
}

import { type CommentView, type Person, placeOf } from '@garden/contract';
import { objectTexts } from '@garden/contract/text/object-text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { PartBoundary } from '../../../components/states/part-boundary.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { useOutbox } from '../../../lib/outbox/outbox.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { useSeenAbout } from '../../notice/seen-about.shared.ts';
import { queuedComments } from '../comment-outbox.shared.ts';
import { Composer } from '../composer/composer.tsx';
import { COMMENT_FIELD } from '../conversation-link.shared.ts';
import { LinkedComment } from './linked-comment.tsx';
import { PendingAnonymousRow, QueuedRow } from './pending-rows.tsx';
import type { CommentTarget } from './thread-cache.ts';
import { ThreadComment } from './thread-comment.tsx';
import { type ThreadContext, ThreadProvider } from './thread-context.ts';
import { ThreadSkeleton } from './thread-skeleton.tsx';
import { useThread } from './use-thread.ts';

type Props = {
  about: CommentTarget;
  /** Whose it is about. */
  owner: Person;
  /** Below a comment: what else can be done with it there. */
  beside?: (comment: CommentView) => ReactNode;
};

/** The comments on an object: the oldest first, and the field to answer at the end. */
export function Thread({ about, owner, beside }: Props) {
  const { t, i18n } = useLingui();
  const me = useUserStore((state) => state.userInfo);
  const userId = me?.id ?? '';
  const { query, items, total, places, late, waiting } = useThread(about, userId);
  const queued = queuedComments(useOutbox().calls, about.objectId);
  const target = useSearch({ strict: false, select: ({ comment }) => comment });
  const name = usePersonName()(owner);
  const isOwn = owner.id === userId;
  const { thread: texts } = objectTexts[about.kind];
  const isRead = query.data !== undefined;
  const hash = useLocation({ select: (location) => location.hash });
  const isToWrite = hash === COMMENT_FIELD;
  const heading = useHeadingOfLink(hash === 'conversation' || (isToWrite && isRead && places.length === 0));
  useSeenAbout(about.objectId, isRead);
  const shown = new Set([...items, ...items.flatMap(({ replies }) => replies)].map(({ id }) => id));
  const talk: ThreadContext = {
    about,
    userId,
    places,
    target,
    beside,
    timeZone: me?.timezone ?? 'UTC',
    nearby: takingPart(owner, items),
  };
  const isTop = ({ parentId }: { parentId?: string | null }) => (parentId ?? null) === null;
  const newTopComments = late.filter(isTop);
  const composerLabel = isOwn ? t`Write a comment` : i18n._(texts.write, { name });
  const isEmpty = isRead && items.length + newTopComments.length + queued.length + waiting.length === 0;
  return (
    <Card as="section" aria-labelledby="conversation">
      <h3 ref={heading} id="conversation" tabIndex={-1} className="text-lg outline-none">
        {texts.heading !== undefined ? (
          i18n._(texts.heading)
        ) : total > 0 ? (
          <Plural value={total} one="# comment" other="# comments" />
        ) : (
          <Trans>Comments</Trans>
        )}
      </h3>
      <ThreadProvider value={talk}>
        {!isRead && query.isPending && query.fetchStatus !== 'paused' && <ThreadSkeleton />}
        {!isRead && !(query.isPending && query.fetchStatus !== 'paused') && <ReadFailure of={query} />}
        {target !== undefined && isRead && !shown.has(target) && <LinkedComment commentId={target} />}
        <ol className="grid grid-cols-1 divide-y divide-line empty:hidden">
          {[...items, ...newTopComments.map((comment) => ({ ...comment, replies: [] }))].map((item) => (
            <PartBoundary key={item.id} of={item}>
              <ThreadComment item={item} late={late} queued={queued} waiting={waiting} />
            </PartBoundary>
          ))}
        </ol>
        <NextPage of={query} look="quiet" className="my-3">
          <Trans>Show later comments</Trans>
        </NextPage>
        {queued.filter(isTop).map((comment) => (
          <QueuedRow key={comment.key} comment={comment} />
        ))}
        {waiting.filter(isTop).map((comment) => (
          <PendingAnonymousRow key={comment.id} comment={comment} />
        ))}
        {isEmpty && <p className="py-2 text-ink-2">{i18n._(isOwn ? texts.emptyOwn : texts.empty)}</p>}
        {places.length > 0 && (
          <div className="mt-3" data-conversation-field>
            <Composer
              userId={userId}
              about={about}
              places={places}
              nearby={talk.nearby}
              id={COMMENT_FIELD}
              takesFocus={isToWrite}
              label={composerLabel}
              isAnswer={placeOf(about.kind).isAnswered === true && !isOwn}
            />
          </div>
        )}
      </ThreadProvider>
    </Card>
  );
}

/** Scrolls to the comments for a reader who came for them, or who came to comment and may not. */
function useHeadingOfLink(isAsked: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return heading;
}

/** Whose the object is, and those who have commented by name. */
function takingPart(
  owner: Person,
  items: readonly { author: Person | null; replies: readonly { author: Person | null }[] }[],
): Person[] {
  const people = [
    owner,
    ...items.flatMap((item) => [item.author, ...item.replies.map((reply) => reply.author)]),
  ];
  return [...new Map(people.flatMap((person) => (person?.name ? [[person.id, person]] : []))).values()];
}

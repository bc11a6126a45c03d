import type { ObjectKind } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Chip } from '../../../components/chip.tsx';
import { ListRow } from '../../../components/list-row.tsx';
import { usePersonName } from '../../../components/person-name.tsx';
import { DayText } from '../../../components/time-text.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { usePendingAnonymousComments } from '../../conversation/pending-anonymous.shared.ts';
import { markAnonymousRepliesSeen, useAnonymousReplies } from './anonymous-reply-store.ts';
import { NoActorIcon } from './notice-row.tsx';

/** Replies to the user's anonymous comments: known to this browser only, and kept apart from the server's notices. */
export function AnonymousReplies({ userId }: { userId: string }) {
  const answered = useAnonymousReplies(userId);
  const news = usePendingAnonymousComments(userId).filter(({ shown, isGivenBack }) => shown ?? isGivenBack);
  const nameOf = usePersonName();
  if (answered.length + news.length === 0) return null;
  const isNew = answered.some(({ seen }) => !seen) || news.some(({ shown }) => shown);
  return (
    <section aria-labelledby="anonymous-replies" className="mb-5">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="anonymous-replies" className="font-sans font-semibold text-base text-ink-2">
          <Trans>Your anonymous comments</Trans>
        </h2>
        {isNew && (
          <Button look="ghost" onClick={() => markAnonymousRepliesSeen(userId)}>
            <Trans>Mark as seen</Trans>
          </Button>
        )}
      </div>
      <Card as="div" className="py-1">
        <ul className="grid grid-cols-1 divide-y divide-line">
          {news.map(({ id, kind, objectId, shown, text }) => (
            <li key={id}>
              <ListRow
                render={linkTo({ kind, id: objectId }, shown?.commentId)}
                start={<NoActorIcon />}
                title={
                  shown ? (
                    <Trans>Your anonymous comment is shown</Trans>
                  ) : (
                    <Trans>Your anonymous comment comes back to you</Trans>
                  )
                }
                text={
                  <span className="line-clamp-2">
                    {shown && (
                      <>
                        <DayText day={shown.day} style="short" /> ·{' '}
                      </>
                    )}
                    <span lang={ownLang(text)}>{text}</span>
                  </span>
                }
                end={
                  <Chip tone="grape">
                    <Trans>New</Trans>
                  </Chip>
                }
              />
            </li>
          ))}
          {answered.map(({ commentId, day, object, seen }) => (
            <li key={commentId}>
              <ListRow
                render={linkTo(object, commentId)}
                start={<NoActorIcon />}
                title={
                  <span className={seen ? 'font-normal' : ''}>
                    <Trans>Your anonymous comment has a reply</Trans>
                  </span>
                }
                text={
                  <>
                    <DayText day={day} style="short" /> · {nameOf({ name: object.ownerName })}
                  </>
                }
                end={
                  !seen && (
                    <Chip tone="grape">
                      <Trans>New</Trans>
                    </Chip>
                  )
                }
              />
            </li>
          ))}
        </ul>
      </Card>
      <p className="mt-1 text-ink-2 text-sm">
        <Trans>Only this browser knows that these comments are yours.</Trans>
      </p>
    </section>
  );
}

/** The link to what a comment is about, where the comment is shown. */
function linkTo({ kind, id }: { readonly kind: ObjectKind; readonly id: string }, comment?: string) {
  return kind === 'curious' ? (
    <Link to="/curiosity/detail" search={{ id, comment }} />
  ) : (
    <Link to="/home" search={{ diary: id, comment }} />
  );
}

import { objectPath } from '@garden/contract/text/object-path';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../components/buttons/button.tsx';
import { Chip } from '../../components/choices/chip.tsx';
import { DayText } from '../../components/days/time-text.tsx';
import { Card } from '../../components/layout/card.tsx';
import { ListRow } from '../../components/layout/list-row.tsx';
import { usePersonName } from '../../components/people/person-name.tsx';
import { ownLang } from '../../lib/locale/locale.ts';
import { NoActorIcon, PlaceLink } from '../notice/row-pieces.part.tsx';
import { markAnonymousRepliesSeen, useAnonymousReplies } from './anonymous-replies.shared.ts';
import { usePendingAnonymousComments } from './pending-anonymous.shared.ts';

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
                render={<PlaceLink href={objectPath({ kind, id: objectId }, shown?.commentId)} />}
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
                render={<PlaceLink href={objectPath(object, commentId)} />}
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

import type { CommentView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { dayOf } from '../../../components/format-time.ts';
import { ChevronRightIcon } from '../../../components/icons/actions.tsx';
import { usePersonName } from '../../../components/person-name.tsx';
import { RouteLink } from '../../../components/route-link.ts';
import { DayText, MomentText } from '../../../components/time-text.tsx';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { CommentText } from './comment-text.tsx';
import { WriterAvatar, WriterName } from './writer.tsx';

/** One comment outside its thread: whose diary or question it is about, its text, and a link to a diary. */
export function CommentEntry({ comment, isMine }: { comment: CommentView; isMine: boolean }) {
  const { object, at, day, id, text, mentions } = comment;
  const timeZone = useUserStore((state) => state.userInfo?.timezone) ?? 'UTC';
  const ownId = useUserStore((state) => state.userInfo?.id);
  const today = dayOf(new Date().toISOString(), timeZone);
  const owner = usePersonName()({ name: object.ownerName });
  return (
    <article className="flex gap-3 py-3">
      {!isMine && <WriterAvatar {...comment} />}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2 text-ink-2 text-sm">
          {!isMine && (
            <span className="font-semibold text-base text-ink">
              <WriterName {...comment} />
            </span>
          )}
          {at === null ? (
            <DayText day={day} today={today} />
          ) : (
            <MomentText instant={at} today={today} timeZone={timeZone} />
          )}
        </p>
        <CommentText text={text} mentions={mentions} />
        {object.kind === 'diary' ? (
          <RouteLink
            to="/home"
            search={{ diary: object.id, comment: id }}
            look="plain"
            className="font-normal text-sm"
          >
            <span className="min-w-0">
              {object.ownerId === ownId ? (
                <Trans>
                  Your diary of <DayText day={object.day} />
                </Trans>
              ) : (
                <Trans>
                  {owner}’s diary of <DayText day={object.day} />
                </Trans>
              )}
            </span>
            <ChevronRightIcon className="size-4" />
          </RouteLink>
        ) : object.kind === 'quote' ? (
          <RouteLink
            to="/quotes"
            search={{ quote: object.id, comment: id }}
            look="plain"
            className="font-normal text-sm"
          >
            <span className="min-w-0">
              {object.ownerId === ownId ? (
                <Trans>
                  Your line of <DayText day={object.day} />
                </Trans>
              ) : (
                <Trans>
                  {owner}’s line of <DayText day={object.day} />
                </Trans>
              )}
            </span>
            <ChevronRightIcon className="size-4" />
          </RouteLink>
        ) : (
          <RouteLink
            to="/curiosity/detail"
            search={{ id: object.id, comment: id }}
            look="plain"
            className="font-normal text-sm"
          >
            <span className="min-w-0">
              {object.ownerId === ownId ? (
                <Trans>
                  Your question of <DayText day={object.day} />
                </Trans>
              ) : (
                <Trans>
                  {owner}’s question of <DayText day={object.day} />
                </Trans>
              )}
            </span>
            <ChevronRightIcon className="size-4" />
          </RouteLink>
        )}
      </div>
    </article>
  );
}

import type { CommentView } from '@garden/contract';
import { commentPath } from '@garden/contract/text/notice-path';
import { Trans } from '@lingui/react/macro';
import { AddressLink } from '../../../components/address-link.tsx';
import { todayIn } from '../../../components/format-time.ts';
import { ChevronRightIcon } from '../../../components/icons/actions.tsx';
import { usePersonName } from '../../../components/person-name.tsx';
import { DayText, MomentText } from '../../../components/time-text.tsx';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { CommentText } from './comment-text.tsx';
import { WriterAvatar, WriterName } from './writer.tsx';

/** One comment outside its thread: its text, and a link to it below what it is about. */
export function CommentEntry({ comment, isMine }: { comment: CommentView; isMine: boolean }) {
  const { object, at, day, id, text, mentions } = comment;
  const timeZone = useUserStore((state) => state.userInfo?.timezone) ?? 'UTC';
  const today = todayIn(timeZone);
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
            <MomentText instant={at} timeZone={timeZone} />
          )}
        </p>
        <CommentText text={text} mentions={mentions} />
        <AddressLink href={commentPath(object, id)} look="plain" className="font-normal text-sm">
          <span className="min-w-0">
            <ObjectName object={object} />
          </span>
          <ChevronRightIcon className="size-4" />
        </AddressLink>
      </div>
    </article>
  );
}

/** What a comment is about, in words: whose it is, and of which day. */
function ObjectName({ object: { kind, day, ownerId, ownerName } }: { object: CommentView['object'] }) {
  const isMine = useUserStore((state) => state.userInfo?.id) === ownerId;
  const owner = usePersonName()({ name: ownerName });
  const date = <DayText day={day} />;
  switch (kind) {
    case 'diary':
      return isMine ? (
        <Trans>Your diary of {date}</Trans>
      ) : (
        <Trans>
          {owner}’s diary of {date}
        </Trans>
      );
    case 'quote':
      return isMine ? (
        <Trans>Your line of {date}</Trans>
      ) : (
        <Trans>
          {owner}’s line of {date}
        </Trans>
      );
    case 'curious':
      return isMine ? (
        <Trans>Your question of {date}</Trans>
      ) : (
        <Trans>
          {owner}’s question of {date}
        </Trans>
      );
  }
}

import type { CommentView } from '@garden/contract';
import { objectPath } from '@garden/contract/text/object-path';
import { objectTexts } from '@garden/contract/text/object-text';
import { Trans } from '@lingui/react';
import { AddressLink } from '../../../components/buttons/address-link.tsx';
import { todayIn } from '../../../components/days/format-time.ts';
import { DayText, MomentText } from '../../../components/days/time-text.tsx';
import { ChevronRightIcon } from '../../../components/icons/actions.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { CommentText } from './comment-text.tsx';
import { WriterAvatar, WriterName } from './writer.tsx';

/** One comment outside its thread: its text, and a link to it below what it is about. */
export function CommentEntry({ comment, isMine }: { comment: CommentView; isMine: boolean }) {
  const { object, at, day, id, text, mentions } = comment;
  const timeZone = useUserStore((state) => state.userInfo?.timezone) ?? 'UTC';
  const today = todayIn(timeZone);
  return (
    <article className="words-below flex gap-3 py-3">
      {!isMine && <WriterAvatar {...comment} />}
      <div data-words className="min-w-0 flex-1">
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
        <AddressLink href={objectPath(object, id)} look="plain" className="font-normal text-sm">
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
  const { name } = objectTexts[kind];
  return <Trans id={isMine ? name.own : name.other} values={{ owner, date: <DayText day={day} /> }} />;
}

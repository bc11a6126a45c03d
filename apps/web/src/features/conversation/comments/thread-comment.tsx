import { api, type CommentView, type ThreadItem } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { ReplyIcon } from '../../../components/icons/objects.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { PartBoundary } from '../../../components/states/part-boundary.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import type { QueuedComment } from '../comment-outbox.shared.ts';
import { Composer } from '../composer/composer.tsx';
import { unsentComments } from '../composer/unsent.ts';
import type { PendingAnonymousComment } from '../pending-anonymous.shared.ts';
import { CommentRow } from './comment-row.tsx';
import { PendingAnonymousRow, QueuedRow } from './pending-rows.tsx';
import { useThreadContext } from './thread-context.ts';
import { readable, uniqueById } from './thread-items.ts';

type Props = {
  item: ThreadItem;
  /** The user's own replies that are not read yet, queued, or waiting for a step. */
  late: readonly CommentView[];
  queued: readonly QueuedComment[];
  waiting: readonly PendingAnonymousComment[];
};

/** A comment with its replies and the reply button. */
export function ThreadComment({ item, late, queued, waiting }: Props) {
  const { userId } = useThreadContext();
  const [isReplying, setReplying] = useState(
    () => unsentComments.read(userId, `reply ${item.id}`) !== undefined,
  );
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setReplying(false);
    button.current?.focus();
  };
  const isOfThis = ({ parentId }: { parentId?: string | null }) => parentId === item.id;
  return (
    <li className="py-1">
      <CommentRow
        comment={item}
        action={
          item.can.reply && (
            <Button
              ref={button}
              look="ghost"
              className="font-normal text-sm"
              icon={<ReplyIcon className="size-5" />}
              aria-expanded={isReplying}
              onClick={() => setReplying(true)}
            >
              <Trans>Reply</Trans>
            </Button>
          )
        }
      />
      <div className="ml-4 grid grid-cols-1 border-line border-l pl-4 empty:hidden @tablet:ml-[1.125rem] @tablet:pl-7">
        <Replies item={item} late={late.filter(isOfThis)} />
        {queued.filter(isOfThis).map((comment) => (
          <QueuedRow key={comment.key} comment={comment} />
        ))}
        {waiting.filter(isOfThis).map((comment) => (
          <PendingAnonymousRow key={comment.id} comment={comment} />
        ))}
        {isReplying && item.can.reply && <ReplyComposer item={item} onClose={close} />}
      </div>
    </li>
  );
}

function Replies({ item, late }: { item: ThreadItem; late: readonly CommentView[] }) {
  const [isOpen, setOpen] = useState(false);
  const all = useApiPages(api.comment.get, { commentId: item.id }, { enabled: isOpen, failure: 'none' });
  const replies = uniqueById([...(all.data ?? item.replies), ...late]);
  const hidden = item.replyCount - replies.reduce((sum, reply) => sum + readable(reply), 0);
  const isFailed = all.isError || (isOpen && all.fetchStatus === 'paused');
  return (
    <>
      {replies.length > 0 && (
        <ol className="grid grid-cols-1">
          {replies.map((reply) => (
            <li key={reply.id}>
              <PartBoundary of={reply}>
                <CommentRow comment={reply} />
              </PartBoundary>
            </li>
          ))}
        </ol>
      )}
      {isFailed && <ReadFailure of={all} />}
      {hidden > 0 && !isFailed && (
        <Button
          look="ghost"
          className="justify-self-start text-sm"
          loading={all.isFetching}
          onClick={() => (isOpen ? void all.fetchNextPage() : setOpen(true))}
        >
          <Plural value={hidden} one="Show # more reply" other="Show # more replies" />
        </Button>
      )}
    </>
  );
}

function ReplyComposer({ item, onClose }: { item: ThreadItem; onClose: () => void }) {
  const { t } = useLingui();
  const { about, userId, places, nearby } = useThreadContext();
  const personName = usePersonName();
  const number = item.voice?.number ?? '';
  const name = item.author ? personName(item.author) : t`Anonymous Grape ${number}`;
  return (
    <div className="pt-2 pb-3">
      <Composer
        userId={userId}
        about={about}
        parentId={item.id}
        places={places.filter(({ teamId }) => teamId === item.teamId)}
        nearby={nearby}
        label={t`Reply to ${name}`}
        onCancel={onClose}
        onSent={onClose}
      />
    </div>
  );
}

import { anonymousTexts } from '@garden/contract/text/anonymous-text';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { ClockIcon, EyeOffIcon } from '../../../components/icons/objects.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import type { QueuedComment } from '../comment-outbox.shared.ts';
import { type PendingAnonymousComment, pendingAnonymousComments } from '../pending-anonymous.shared.ts';
import { CommentText } from './comment-text.tsx';
import { WriterAvatar } from './writer.tsx';

/** One of the user's comments that the server has not answered yet. */
export function QueuedRow({ comment: { text, isFirstTry } }: { comment: QueuedComment }) {
  const me = useUserStore((state) => state.userInfo);
  return (
    <div className="flex gap-3 pt-2 pb-3">
      <Avatar name={me?.name ?? ''} personId={me?.id} src={me?.avatar} size="sm" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2 leading-tight">
          <span className="font-semibold">{me?.name}</span>
          <span className="inline-flex items-center gap-1 self-center text-ink-2 text-sm">
            <ClockIcon className="size-4" />
            {isFirstTry ? <Trans>Sending</Trans> : <Trans>Waiting for network</Trans>}
          </span>
        </p>
        <CommentText text={text} />
      </div>
    </div>
  );
}

/** One of the user's anonymous comments that waits for a step, or comes back; only this browser knows of it. */
export function PendingAnonymousRow({
  comment: { id, kind, text, isGivenBack },
}: {
  comment: PendingAnonymousComment;
}) {
  const { i18n } = useLingui();
  const userId = useUserStore((state) => state.userInfo?.id) ?? '';
  const texts = anonymousTexts[kind];
  /** Why it is not among the others. */
  const fate = isGivenBack ? texts?.returned : texts?.waits;
  return (
    <div className="my-2 flex gap-3 rounded-md border border-line border-dashed px-3 py-2">
      <WriterAvatar author={null} />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-1.5 text-ink-2 text-sm">
          <EyeOffIcon className="size-4" />
          {fate !== undefined && i18n._(fate)}
        </p>
        <CommentText text={text} />
        {isGivenBack && (
          <Button look="ghost" onClick={() => pendingAnonymousComments.forget(userId, [id])}>
            <Trans>Discard</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

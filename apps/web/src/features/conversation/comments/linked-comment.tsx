import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Banner } from '../../../components/states/banner.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { CommentRow } from './comment-row.tsx';
import { useThreadContext } from './thread-context.ts';

/** The comment that a link leads to, where it is not among those read so far; a reply is shown below its parent. */
export function LinkedComment({ commentId }: { commentId: string }) {
  const { about } = useThreadContext();
  const linked = useApiQuery(api.comment.get, { commentId }, { failure: 'none' });
  const comment = linked.data?.comment;
  const parentId = comment?.parentId ?? null;
  const parent = useApiQuery(
    api.comment.get,
    { commentId: parentId ?? commentId },
    { failure: 'none', enabled: parentId !== null },
  );
  if (linked.error instanceof ApiRefusal || (comment && comment.object.id !== about.objectId)) {
    return (
      <Banner>
        <Trans>The comment that the link led to is no longer here.</Trans>
      </Banner>
    );
  }
  if (!comment) return null;
  return (
    <section className="rounded-md bg-sunken px-4 py-3">
      <h4 className="font-sans text-ink-2 text-sm">
        <Trans>The comment that the link led to</Trans>
      </h4>
      {parentId !== null && parent.data && <CommentRow comment={parent.data.comment} />}
      <div className={parentId === null ? '' : 'ml-4 border-line border-l pl-4'}>
        <CommentRow comment={comment} />
      </div>
    </section>
  );
}

import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Card } from '../../../components/layout/card.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { PartBoundary } from '../../../components/states/part-boundary.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { CommentEntry } from './comment-entry.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';

const NoComments = latePart(async () => (await import('./my-comments-notes.tsx')).NoComments);

const AnonymousNote = latePart(async () => (await import('./my-comments-notes.tsx')).AnonymousNote, {
  fallback: <div className="min-h-11" />,
});

/** Comments, the newest first, each with a link to its thread. */
export function MyComments({ of }: { of: 'mine' | 'on_mine' }) {
  const comments = useApiPages(api.comment.getMy, { of }, { failure: 'none' });
  if (!comments.data) {
    return comments.isPending && comments.fetchStatus !== 'paused' ? (
      <ThreadSkeleton />
    ) : (
      <ReadFailure of={comments} />
    );
  }
  const isEmpty = comments.data.length === 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card as="div" className={isEmpty ? 'min-h-64' : 'py-1'}>
        {isEmpty ? (
          <NoComments of={of} />
        ) : (
          <ul className="grid grid-cols-1 divide-y divide-line">
            {comments.data.map((comment) => (
              <li key={comment.id}>
                <PartBoundary of={comment}>
                  <CommentEntry comment={comment} isMine={of === 'mine'} />
                </PartBoundary>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <NextPage of={comments} look="quiet" className="justify-self-center">
        <Trans>Show older comments</Trans>
      </NextPage>
      {of === 'mine' && <AnonymousNote />}
    </div>
  );
}

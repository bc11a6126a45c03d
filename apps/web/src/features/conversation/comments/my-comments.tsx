import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { NextPage } from '../../../components/next-page.tsx';
import { PartBoundary } from '../../../components/part-boundary.tsx';
import { ReadFailure } from '../../../components/read-failure.tsx';
import { RouteLink } from '../../../components/route-link.ts';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { CommentEntry } from './comment-entry.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';

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
  return (
    <div className="grid grid-cols-1 gap-4">
      {comments.data.length === 0 ? (
        <Card as="div">{of === 'mine' ? <NothingSaid /> : <NothingOnMine />}</Card>
      ) : (
        <Card as="div" className="py-1">
          <ul className="grid grid-cols-1 divide-y divide-line">
            {comments.data.map((comment) => (
              <li key={comment.id}>
                <PartBoundary of={comment}>
                  <CommentEntry comment={comment} isMine={of === 'mine'} />
                </PartBoundary>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <NextPage of={comments} look="quiet" className="justify-self-center">
        <Trans>Show older comments</Trans>
      </NextPage>
      {of === 'mine' && (
        <p className="text-ink-2 text-sm">
          <Trans>
            Your anonymous comments aren’t listed: only this browser knows them as yours, below each diary.
          </Trans>{' '}
          <RouteLink to="/privacy/anonymity">
            <Trans>How anonymity works</Trans>
          </RouteLink>
        </p>
      )}
    </div>
  );
}

function NothingSaid() {
  return (
    <EmptyState
      title={<Trans>You haven’t commented yet</Trans>}
      action={
        <RouteLink to="/home" look="primary">
          <Trans>Read what the team wrote</Trans>
        </RouteLink>
      }
    >
      <Trans>People write because people answer.</Trans>
    </EmptyState>
  );
}

function NothingOnMine() {
  return (
    <EmptyState title={<Trans>No comments on your diaries yet</Trans>}>
      <Trans>What others say on them appears here.</Trans>
    </EmptyState>
  );
}

import { Trans } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { EmptyState } from '../../../components/states/empty-state.tsx';

/** What stands where there are no comments yet. Load it lazily. */
export function NoComments({ of }: { of: 'mine' | 'on_mine' }) {
  return of === 'mine' ? <NothingSaid /> : <NothingOnMine />;
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

/** Why anonymous comments aren’t in the list. Load it lazily. */
export function AnonymousNote() {
  return (
    <p className="text-ink-2 text-sm">
      <Trans>
        Your anonymous comments aren’t listed: only this browser knows them as yours, below each diary.
      </Trans>{' '}
      <RouteLink to="/privacy/anonymity">
        <Trans>How anonymity works</Trans>
      </RouteLink>
    </p>
  );
}

import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { Button } from '../../components/buttons/button.tsx';
import { RouteLink } from '../../components/buttons/route-link.ts';
import { CheckIcon } from '../../components/icons/actions.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { latePart } from '../../components/states/late-part.tsx';
import { SkeletonBox } from '../../components/states/skeleton.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { useUserStore } from '../../lib/stores/user-store.ts';
import { AnonymousReplies } from '../conversation/anonymous-replies.part.tsx';
import { NoticeList } from './inbox/notice-list.tsx';
import { useMarkSeen } from './inbox/use-mark-seen.ts';

// The filter's list is heavy, and the messages need not wait for it.
const KindFilter = latePart(async () => (await import('./inbox/kind-filter.tsx')).KindFilter, {
  fallback: <SkeletonBox className="h-12 w-56 max-w-full rounded-md" />,
});

/** The message centre: what happened, by day. */
export default function MsgListScreen() {
  const { kind } = useSearch({ from: '/msg/list' });
  const userId = useUserStore((state) => state.userInfo?.id);
  return (
    <div className="page-narrow">
      <PageHeader title={<Trans>Messages</Trans>} aside={<SeeAll />} />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <KindFilter kind={kind} />
        <RouteLink to="/mine/email" look="plain">
          <Trans>Email and reminders</Trans>
        </RouteLink>
      </div>
      {kind === undefined && userId !== undefined && <AnonymousReplies userId={userId} />}
      <NoticeList kind={kind} />
    </div>
  );
}

function SeeAll() {
  const { markAllSeen, isPending } = useMarkSeen();
  const { data } = useApiQuery(api.notice.total, {}, { failure: 'none' });
  if (!data || data.total === 0) return null;
  return (
    <Button look="quiet" icon={<CheckIcon className="size-5" />} loading={isPending} onClick={markAllSeen}>
      <Trans>Mark all as seen</Trans>
    </Button>
  );
}

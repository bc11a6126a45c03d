import { api, type NoticeView } from '@garden/contract';
import { noticePath } from '@garden/contract/text/notice-path';
import { Trans } from '@lingui/react/macro';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { RouteLink } from '../../components/buttons/route-link.ts';
import { MomentText } from '../../components/days/time-text.tsx';
import { Card } from '../../components/layout/card.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonBox } from '../../components/states/skeleton.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { ApiRefusal } from '../../lib/api/refusal.ts';
import { useUserStore } from '../../lib/stores/user-store.ts';
import { isTimeless } from './inbox/group-by-day.ts';
import { NoticeFace } from './inbox/notice-row.tsx';
import { useMarkSeen } from './inbox/use-mark-seen.ts';
import { useNoticeText } from './inbox/use-notice-text.ts';

/** One notice that leads nowhere: there is no more to it than what it says. */
export default function MsgDetailsScreen() {
  const { id } = useSearch({ from: '/msg/details' });
  const notice = useApiQuery(api.notice.get, { noticeId: id }, { failure: 'none' });
  const found = notice.data?.items[0];
  const path = found ? noticePath(found) : null;
  return (
    <div className="page-narrow">
      <PageHeader title={<Trans>Message</Trans>} />
      {found && (path === null ? <Notice notice={found} /> : <Moved path={path} notice={found} />)}
      {!found && notice.isPending && notice.fetchStatus !== 'paused' && (
        <SkeletonBox className="h-40 rounded-lg" />
      )}
      {!found && notice.error instanceof ApiRefusal && <Gone />}
      {!found &&
        !(notice.error instanceof ApiRefusal) &&
        (notice.isError || notice.fetchStatus === 'paused') && <ReadFailure of={notice} />}
    </div>
  );
}

/** The page of what it is about takes its place, as for links that were kept from before. */
function Moved({ path, notice }: { path: string; notice: NoticeView }) {
  const router = useRouter();
  useSeenOnce(notice);
  useEffect(() => void router.navigate({ href: path, replace: true }), [router, path]);
  return null;
}

function Notice({ notice }: { notice: NoticeView }) {
  const say = useNoticeText();
  const timeZone = useUserStore((state) => state.userInfo?.timezone) ?? 'UTC';
  const { createdAt, team } = notice;
  const timeless = isTimeless(notice);
  useSeenOnce(notice);
  return (
    <Card as="div" className="grid grid-cols-1 gap-4">
      <div className="flex items-center gap-3.5">
        <NoticeFace notice={notice} />
        <div className="min-w-0">
          <p className="font-semibold text-lg">{say(notice)}</p>
          <p className="text-ink-2 text-sm">
            {!timeless && <MomentText instant={createdAt} timeZone={timeZone} />}
            {!timeless && team && ' · '}
            {team?.name}
          </p>
        </div>
      </div>
    </Card>
  );
}

/** Opening it marks it as seen. */
function useSeenOnce({ id, seenAt }: NoticeView): void {
  const { see } = useMarkSeen();
  const mark = useEffectEvent(() => see([id]));
  const isNew = seenAt === null;
  useEffect(() => {
    if (isNew) mark();
  }, [isNew]);
}

function Gone() {
  return (
    <Card as="div">
      <EmptyState
        drawing="winter"
        title={<Trans>This message is no longer here</Trans>}
        action={
          <RouteLink to="/msg/list" look="primary">
            <Trans>All messages</Trans>
          </RouteLink>
        }
      >
        <Trans>What it was about is gone, or you’re no longer in its team.</Trans>
      </EmptyState>
    </Card>
  );
}

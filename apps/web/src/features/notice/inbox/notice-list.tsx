import { api, type NoticeKind } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { todayIn } from '../../../components/days/format-time.ts';
import { DayText } from '../../../components/days/time-text.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { PartBoundary } from '../../../components/states/part-boundary.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { useTeamStore } from '../../../lib/stores/team-store.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { type DayOfNotices, groupByDay } from './group-by-day.ts';
import { NoticeRow } from './notice-row.tsx';
import { useMarkSeen } from './use-mark-seen.ts';

/** Notices by day, the newest first. */
export function NoticeList({ kind }: { kind: NoticeKind | undefined }) {
  const notices = useApiPages(api.notice.get, { kind }, { failure: 'none' });
  const timeZone = useUserStore((state) => state.userInfo?.timezone) ?? 'UTC';
  const { see } = useMarkSeen();
  if (!notices.data) {
    return notices.isPending && notices.fetchStatus !== 'paused' ? (
      <ListSkeleton />
    ) : (
      <ReadFailure of={notices} />
    );
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      {notices.data.length === 0 && !notices.hasNextPage && <Nothing filtered={kind !== undefined} />}
      {groupByDay(notices.data, timeZone).map((day) => (
        <Day key={day.day} of={day} timeZone={timeZone} onOpen={(id) => see([id])} />
      ))}
      <NextPage of={notices} look="quiet" className="justify-self-center">
        <Trans>Show older messages</Trans>
      </NextPage>
    </div>
  );
}

type DayProps = { of: DayOfNotices; timeZone: string; onOpen: (noticeId: string) => void };

function Day({ of: { day, notices }, timeZone, onOpen }: DayProps) {
  const today = todayIn(timeZone);
  return (
    <section aria-labelledby={`notices-${day}`}>
      <h2
        id={`notices-${day}`}
        className="mb-1 font-sans font-semibold text-base text-ink-2 first-letter:uppercase"
      >
        <DayText day={day} today={today} />
      </h2>
      <Card as="div" className="py-1">
        <ul className="grid grid-cols-1 divide-y divide-line">
          {notices.map((notice) => (
            <li key={notice.id}>
              <PartBoundary of={notice}>
                <NoticeRow notice={notice} timeZone={timeZone} onOpen={() => onOpen(notice.id)} />
              </PartBoundary>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  const hasTeammates = useTeamStore((state) => state.teamArr.some(({ memberCount }) => memberCount > 1));
  if (filtered) {
    return (
      <Card as="div">
        <EmptyState
          drawing="winter"
          title={<Trans>No messages of this kind</Trans>}
          action={
            <RouteLink to="/msg/list" search={{}} look="quiet">
              <Trans>Show all messages</Trans>
            </RouteLink>
          }
        />
      </Card>
    );
  }
  return (
    <Card as="div">
      <EmptyState
        title={<Trans>No messages yet</Trans>}
        action={
          hasTeammates ? (
            <RouteLink to="/home" look="primary">
              <Trans>Read what the team wrote</Trans>
            </RouteLink>
          ) : (
            <RouteLink to="/department" look="primary">
              <Trans>My teams</Trans>
            </RouteLink>
          )
        }
      >
        <Trans>You’ll see here when someone comments, mentions you or joins your team.</Trans>
      </EmptyState>
    </Card>
  );
}

function ListSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-1 gap-5">
      <SkeletonBox className="h-56 rounded-lg" />
      <SkeletonBox className="h-40 rounded-lg" />
    </SkeletonGroup>
  );
}

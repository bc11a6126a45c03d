import { Trans } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '../../components/class-names.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { Panes } from '../../components/panes/panes.tsx';
import { rowId } from '../../components/panes/row-id.ts';
import { usePanes } from '../../components/panes/use-panes.ts';
import { PartBoundary } from '../../components/part-boundary.tsx';
import { SkeletonBox } from '../../components/skeleton.tsx';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { useTeamStore } from '../../lib/stores/team-store.ts';
import { WisdomTicker } from '../knowledge/wisdom-ticker.part.tsx';
import { useMyTeams } from '../team/my-teams.shared.ts';
import { FeedHead } from './feed/feed-head.tsx';
import { FeedList } from './feed/feed-list.tsx';
import { isWholeFeed } from './feed/narrowing.ts';
import { useFeed } from './feed/use-feed.ts';
import { useScrollOnWayBack } from './feed/use-scroll-on-way-back.ts';
import { DeletedNotice } from './reading/deleted-notice.tsx';
import { DiaryDetail } from './reading/diary-detail.tsx';
import { useDeleteDiary } from './reading/use-delete-diary.ts';

const TeamCard = lazyComponent(async () => (await import('./feed/team-card.tsx')).TeamCard);

const Joined = lazyComponent(async () => (await import('./feed/joined.tsx')).Joined);

const NoTeam = lazyComponent(async () => (await import('./feed/no-team.tsx')).NoTeam);

/** What the teams write: the feed of one or of all, and on a desk one diary beside it, always. */
export default function HomeScreen() {
  const { team, diary, score, department, author, following, group, joined } = useSearch({ from: '/home' });
  const navigate = useNavigate({ from: '/home' });
  const myTeams = useMyTeams();
  const teams = useTeamStore((state) => state.teamArr);
  const homeChoseTeam = useTeamStore((state) => state.homeChoseTeam);
  const deletion = useDeleteDiary();
  const chosen = teams.find(({ id }) => id === (team ?? homeChoseTeam))?.id;
  const [narrowing, feedSearch] = useMemo(() => {
    const chosen = { department, author, following: following || undefined, group };
    return [chosen, { ...chosen, team }] as const;
  }, [team, department, author, following, group]);
  const feed = useFeed(chosen, narrowing);
  // No one waits there, and the cards of its teams say how many have written.
  const isEmpty = feed.data?.length === 0;
  const panes = usePanes({
    ids: feed.data?.map(({ id }) => id),
    named: diary,
    onOpen: (id) =>
      void navigate({
        search: (now) => ({ ...now, diary: id, comment: undefined }),
        replace: true,
        resetScroll: false,
      }),
  });
  const { isDesk, openId } = panes;
  useFocusOnWayBack(diary);
  useScrollOnWayBack(isDesk ? undefined : diary);
  // The diary is deleted: its view closes.
  const deletedId = deletion.deleted?.id;
  useEffect(() => {
    if (deletedId !== undefined && deletedId === diary)
      void navigate({ search: ({ diary: _gone, ...rest }) => rest, replace: true });
  }, [deletedId, diary, navigate]);

  const [isWrittenAbove, setWrittenAbove] = useState(false);
  const hasNoTeam = myTeams.data?.result.length === 0;
  const hasTicker = !hasNoTeam && isWholeFeed(narrowing);
  // The same elements while the list is: which diary is open renders none of them again.
  const ticker = useMemo(
    () => hasTicker && <WisdomTicker teamId={chosen} className="my-2" />,
    [hasTicker, chosen],
  );
  const cards = useMemo(() => {
    const shown = chosen === undefined ? teams : teams.filter(({ id }) => id === chosen);
    return shown.slice(0, 3).map((each) => (
      <Suspense key={each.id} fallback={<SkeletonBox className="h-40 rounded-lg" />}>
        <TeamCard team={each} hasWritten={!isWrittenAbove} />
      </Suspense>
    ));
  }, [teams, chosen, isWrittenAbove]);
  return (
    <Panes
      of={panes}
      isPending={feed.isPending}
      keepsList
      list={
        <>
          <PageHeader title={<Trans>Team diary</Trans>} />
          {!hasNoTeam && (
            <FeedHead named={team} {...{ chosen, narrowing, isEmpty }} onWritten={setWrittenAbove} />
          )}
          {isDesk && ticker}
          <div className={classNames('grid grid-cols-1 gap-4', isEmpty && 'mt-2')}>
            <DeletedNotice deletion={deletion} />
            {joined && myTeams.data && !hasNoTeam && (
              <Suspense fallback={<SkeletonBox className="h-40 rounded-lg" />}>
                <Joined teamId={chosen} />
              </Suspense>
            )}
            {hasNoTeam ? (
              <PartBoundary>
                <Suspense>
                  <NoTeam />
                </Suspense>
              </PartBoundary>
            ) : (
              <FeedList
                teamId={chosen}
                narrowing={narrowing}
                search={feedSearch}
                isDense={isDesk}
                interlude={!isDesk && ticker}
                aside={cards}
              />
            )}
          </div>
        </>
      }
      detail={
        openId !== undefined && (
          <>
            <h1 className="sr-only @desk:hidden">
              <Trans>Team diary</Trans>
            </h1>
            <DiaryDetail
              diaryId={openId}
              deletion={deletion}
              takesFocus={panes.takesFocus}
              opensScore={score === true && openId === diary}
            />
          </>
        )
      }
    />
  );
}

/** On return from a diary, the focus is on the entry that was opened. */
function useFocusOnWayBack(diary: string | undefined): void {
  const before = useRef(diary);
  useEffect(() => {
    const left = before.current;
    before.current = diary;
    if (left === undefined || diary !== undefined) return;
    document.getElementById(rowId(left))?.focus({ preventScroll: true });
  }, [diary]);
}

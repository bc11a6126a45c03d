import { Trans } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { classNames } from '../../components/class-names.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { Panes } from '../../components/panes/panes.tsx';
import { rowId } from '../../components/panes/row-id.ts';
import { usePanes } from '../../components/panes/use-panes.ts';
import { PartBoundary } from '../../components/part-boundary.tsx';
import { SkeletonBox } from '../../components/skeleton.tsx';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { useTeamStore } from '../../lib/stores/team-store.ts';
import { WaitingLine } from '../follow/waiting-line.part.tsx';
import { WisdomTicker } from '../knowledge/wisdom-ticker.part.tsx';
import { useMyTeams } from '../team/my-teams.shared.ts';
import { FeedFilter } from './feed/feed-filter.tsx';
import { FeedList } from './feed/feed-list.tsx';
import { isWholeFeed } from './feed/narrowing.ts';
import { TeamSwitch } from './feed/team-switch.tsx';
import { useFeed } from './feed/use-feed.ts';
import { useScrollOnWayBack } from './feed/use-scroll-on-way-back.ts';
import { WrittenToday } from './feed/written-today.tsx';
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
  const chooseTeam = useTeamStore((state) => state.chooseTeam);
  const deletion = useDeleteDiary();
  const chosen = teams.find(({ id }) => id === (team ?? homeChoseTeam))?.id;
  const choose = (teamId: string | undefined) => {
    chooseTeam(teamId ?? null);
    void navigate({ search: teamId ? { team: teamId } : {}, replace: true });
  };
  const narrowing = { department, author, following: following || undefined, group };
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
  const shownTeams = chosen === undefined ? teams : teams.filter(({ id }) => id === chosen);
  const only = shownTeams.length === 1 ? shownTeams[0] : undefined;
  const ticker = !hasNoTeam && isWholeFeed(narrowing) && <WisdomTicker teamId={chosen} className="my-2" />;
  return (
    <Panes
      of={panes}
      isPending={feed.isPending}
      keepsList
      list={
        <>
          <PageHeader title={<Trans>Team diary</Trans>} />
          {!hasNoTeam && (
            <FeedFilter
              team={only}
              narrowing={narrowing}
              start={
                teams.length > 1 && (
                  <div className="@desk:hidden">
                    <TeamSwitch teams={teams} chosen={chosen} onChoose={choose} />
                  </div>
                )
              }
              onChange={(choice) =>
                void navigate({
                  search: { ...(team && { team }), ...choice },
                  replace: true,
                  resetScroll: false,
                })
              }
            />
          )}
          {!hasNoTeam && isWholeFeed(narrowing) && !isEmpty && (
            <WaitingLine
              teamId={only?.id}
              otherwise={only && <WrittenAbove teamId={only.id} onShown={setWrittenAbove} />}
            />
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
                dense={isDesk ? { openId } : undefined}
                interlude={!isDesk && ticker}
                aside={shownTeams.slice(0, 3).map((each) => (
                  <Suspense key={each.id} fallback={<SkeletonBox className="h-40 rounded-lg" />}>
                    <TeamCard team={each} hasWritten={!isWrittenAbove} />
                  </Suspense>
                ))}
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

/** How many have written, where no one waits; the card of the team then need not say it again. */
function WrittenAbove({ teamId, onShown }: { teamId: string; onShown: (isShown: boolean) => void }) {
  useEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  return (
    <div className="mb-2 flex-1">
      <WrittenToday teamId={teamId} />
    </div>
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

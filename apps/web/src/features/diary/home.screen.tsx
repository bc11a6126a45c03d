import { Trans } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { Panes } from '../../components/panes/panes.tsx';
import { rowId } from '../../components/panes/row-id.ts';
import { usePanes } from '../../components/panes/use-panes.ts';
import { latePart } from '../../components/states/late-part.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
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

const TeamCard = latePart(async () => (await import('./feed/team-card.tsx')).TeamCard, {
  fallback: <SkeletonBox className="h-40 rounded-lg" />,
});

const Joined = latePart(async () => (await import('./feed/joined.tsx')).Joined, {
  fallback: <SkeletonBox className="h-40 rounded-lg" />,
});

const NoTeam = latePart(async () => (await import('./feed/no-team.tsx')).NoTeam);

// As wide as with its words, so that the heading stays where it is.
const ReadDoor = latePart(async () => (await import('./unread/read-door.tsx')).ReadDoor, {
  fallback: <span className="min-h-(--target) w-16 @tablet:w-36" />,
  failed: null,
});

const ReadingTool = latePart(async () => (await import('./unread/reading-tool.tsx')).ReadingTool, {
  fallback: (
    <SkeletonGroup>
      <SkeletonBox className="h-96 rounded-lg" />
    </SkeletonGroup>
  ),
});

/** What the teams write, as a feed; or, where the address asks for it, what is unread, one after another. */
export default function HomeScreen() {
  const { view } = useSearch({ from: '/home' });
  return view === 'read' ? <ReadingPage /> : <FeedPage />;
}

function ReadingPage() {
  const { team, department, following, group } = useSearch({ from: '/home' });
  const homeChoseTeam = useTeamStore((state) => state.homeChoseTeam);
  const teams = useTeamStore((state) => state.teamArr);
  const chosen = teams.find(({ id }) => id === (team ?? homeChoseTeam));
  const ofDepartment = chosen?.departments.find(({ id }) => id === department);
  const selection = useMemo(
    () => ({ team: chosen?.id, department, following: following || undefined, group }),
    [chosen?.id, department, following, group],
  );
  // Its heading stands while the rest comes, since the focus goes there.
  return (
    <div className="page-narrow">
      <PageHeader
        title={<Trans>Read one by one</Trans>}
        kicker={ofDepartment?.name ?? (teams.length > 1 && chosen?.name)}
      />
      <ReadingTool selection={selection} />
    </div>
  );
}

/** The feed of one team or of all, and on a desk one diary beside it, always. */
function FeedPage() {
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
  const unread = useMemo(
    () => ({ team: chosen, department, following: following || undefined, group }),
    [chosen, department, following, group],
  );
  const feed = useFeed(chosen, narrowing);
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
    return shown
      .slice(0, 3)
      .map((each) => <TeamCard key={each.id} team={each} hasWritten={!isWrittenAbove} />);
  }, [teams, chosen, isWrittenAbove]);
  return (
    <Panes
      of={panes}
      isPending={feed.isPending}
      keepsList
      list={
        <>
          <PageHeader
            title={<Trans>Team diary</Trans>}
            aside={!hasNoTeam && author === undefined && <ReadDoor selection={unread} />}
          />
          {!hasNoTeam && (
            <FeedHead named={team} chosen={chosen} narrowing={narrowing} onWritten={setWrittenAbove} />
          )}
          {isDesk && ticker}
          <div className="grid grid-cols-1 gap-4">
            <DeletedNotice deletion={deletion} />
            {joined && myTeams.data && !hasNoTeam && <Joined teamId={chosen} />}
            {hasNoTeam ? (
              <NoTeam />
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

import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { AvatarStack } from '../../components/avatar-stack.tsx';
import { Card } from '../../components/card.tsx';
import { classNames } from '../../components/class-names.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { SearchIcon } from '../../components/icons/actions.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { RouteLink } from '../../components/route-link.ts';
import { useIsDesk } from '../../components/use-layout.ts';
import { useTeamStore } from '../../lib/stores/team-store.ts';
import { WaitingShelf } from '../follow/waiting-shelf.part.tsx';
import { useMyTeams } from '../team/my-teams.shared.ts';
import { WaitingOr } from '../team/waiting-or.part.tsx';
import { DeletedNotice } from './reading/deleted-notice.tsx';
import { DiaryDetail } from './reading/diary-detail.tsx';
import { entryLinkId } from './reading/entry.tsx';
import { FeedFilter } from './reading/feed-filter.tsx';
import { FeedList } from './reading/feed-list.tsx';
import { TeamCard } from './reading/team-card.tsx';
import { TeamSwitch } from './reading/team-switch.tsx';
import { useDeleteDiary } from './reading/use-delete-diary.ts';
import { useScrollOnWayBack } from './reading/use-scroll-on-way-back.ts';
import { WrittenToday } from './reading/written-today.tsx';

/** What the teams write: the feed of one or of all, and one diary beside it. */
export default function HomeScreen() {
  const { team, diary, department, author, following, group } = useSearch({ from: '/home' });
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
  const isWhole = Object.values(narrowing).every((chosen) => chosen === undefined);
  const isDesk = useIsDesk();
  useFocusOnWayBack(diary);
  useScrollOnWayBack(diary !== undefined && !isDesk);
  // The diary is deleted: its view closes.
  const deletedId = deletion.deleted?.id;
  useEffect(() => {
    if (deletedId !== undefined && deletedId === diary)
      void navigate({ search: ({ diary: _gone, ...rest }) => rest, replace: true });
  }, [deletedId, diary, navigate]);

  const hasNoTeam = myTeams.data?.result.length === 0;
  const shownTeams = chosen === undefined ? teams : teams.filter(({ id }) => id === chosen);
  const only = shownTeams.length === 1 ? shownTeams[0] : undefined;
  return (
    <div
      className={classNames(
        'mx-auto grid max-w-176 grid-cols-1 gap-x-8 px-4 py-6 @desk:max-w-280 @desk:px-8 @desk:py-8',
        diary ? '@desk:grid-cols-[minmax(22rem,2fr)_minmax(0,3fr)]' : '@desk:grid-cols-[minmax(0,1fr)_20rem]',
      )}
    >
      <div className={classNames('min-w-0', diary && 'hidden @desk:block')}>
        <PageHeader
          title={<Trans>Team diary</Trans>}
          kicker={<TeamSwitch teams={teams} chosen={chosen} onChoose={choose} />}
          aside={<SearchLink />}
        />
        {only && !diary && (
          <div className="mb-4 grid grid-cols-1 gap-2 @desk:hidden">
            <AvatarStack people={only.outMembers} max={11} total={only.memberCount} size="xs" />
            <WrittenToday teamId={only.id} />
          </div>
        )}
        <FeedFilter
          team={only}
          {...narrowing}
          onChange={(choice) =>
            void navigate({
              search: { ...(team && { team }), ...choice },
              replace: true,
              resetScroll: false,
            })
          }
        />
        <div className="grid grid-cols-1 gap-4">
          <DeletedNotice deletion={deletion} />
          {hasNoTeam && (
            <WaitingOr>
              <NoTeam />
            </WaitingOr>
          )}
          {!hasNoTeam && isWhole && <WaitingShelf teamId={only?.id} />}
          <FeedList teamId={chosen} narrowing={narrowing} openId={diary} />
        </div>
      </div>
      {diary ? (
        <div className="min-w-0 @desk:sticky @desk:top-8 @desk:max-h-[calc(100dvh-4rem)] @desk:self-start @desk:overflow-y-auto @desk:p-1">
          <h1 className="sr-only @desk:hidden">
            <Trans>Team diary</Trans>
          </h1>
          <DiaryDetail key={diary} diaryId={diary} deletion={deletion} />
        </div>
      ) : (
        <aside className="hidden content-start gap-5 pt-2 @desk:grid">
          {shownTeams.slice(0, 3).map((each) => (
            <TeamCard key={each.id} team={each} />
          ))}
        </aside>
      )}
    </div>
  );
}

/** The link to the search on a phone; wider pages have it in the navigation. */
function SearchLink() {
  const { t } = useLingui();
  return (
    <RouteLink
      to="/search"
      look="ghost"
      aria-label={t`Search`}
      className="size-(--target) justify-center p-0 @tablet:hidden"
    >
      <SearchIcon />
    </RouteLink>
  );
}

function NoTeam() {
  return (
    <Card tone="grape">
      <EmptyState
        title={<Trans>A garden grows better together</Trans>}
        action={
          <>
            <RouteLink to="/department" search={{ create: true }} look="primary">
              <Trans>Create a team</Trans>
            </RouteLink>
            <RouteLink to="/department" search={{ join: '' }} look="quiet">
              <Trans>Join with a code</Trans>
            </RouteLink>
          </>
        }
      >
        <Trans>Create a team or join one, and you’ll read each other’s days here.</Trans>
      </EmptyState>
    </Card>
  );
}

/** On return from a diary, the focus is on the entry that was opened. */
function useFocusOnWayBack(diary: string | undefined): void {
  const before = useRef(diary);
  useEffect(() => {
    const left = before.current;
    before.current = diary;
    if (left === undefined || diary !== undefined) return;
    document.getElementById(entryLinkId(left))?.focus({ preventScroll: true });
  }, [diary]);
}

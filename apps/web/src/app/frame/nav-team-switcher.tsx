import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { GroupSwitcher } from '../../components/choices/group-switcher.tsx';
import { useTeamStore } from '../../lib/stores/team-store.ts';
import { usePagePath } from './use-navigation.ts';

const ALL = 'all';

/** Pages about one team, which their address may name. */
const pagesOfOneTeam = [
  '/department',
  '/department/custom',
  '/department/newMember',
  '/department/quitCharacter',
  '/department/question',
  '/department/topicUpdate',
  '/department/culture',
  '/quotes',
  '/application',
  '/score/groups',
  '/statistics',
] as const;
const FEED = '/home';

/** Switches the team from any page; a page that shows a team follows. With one team it is that team's name. */
export function NavTeamSwitcher() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const path = usePagePath();
  const named = useSearch({ strict: false, select: ({ team }) => team });
  const teams = useTeamStore((state) => state.teamArr);
  const chosen = useTeamStore((state) => state.homeChoseTeam);
  const current = useTeamStore((state) => state.currentTeam);
  const chooseTeam = useTeamStore((state) => state.chooseTeam);
  const [first] = teams;
  if (first === undefined) return <Name>{<Trans>Grape Garden</Trans>}</Name>;
  if (teams.length === 1) return <Name>{first.name}</Name>;
  const page = pagesOfOneTeam.find((known) => known === path);
  const shown = page
    ? (named ?? current?.id ?? first.id)
    : ((path === FEED ? named : undefined) ?? chosen ?? ALL);
  const change = (id: string) => {
    const team = id === ALL ? null : id;
    chooseTeam(team);
    const search = team === null ? {} : { team };
    if (page && team !== null) void navigate({ to: page, search });
    else if (page || path === FEED) void navigate({ to: FEED, search });
  };
  return (
    <GroupSwitcher
      label={t`My teams`}
      groups={[{ id: ALL, name: t`All teams` }, ...teams]}
      value={teams.some(({ id }) => id === shown) ? shown : ALL}
      onChange={change}
      className="min-w-0 flex-1"
    />
  );
}

function Name({ children }: { children: ReactNode }) {
  return (
    <span className="min-w-0 truncate px-1 font-semibold font-serif text-lg leading-tight">{children}</span>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { GroupSwitcher } from '../components/group-switcher.tsx';
import { useMyTeams } from '../features/team/my-teams.shared.ts';
import { useTeamStore } from '../lib/stores/team-store.ts';

const ALL = 'all';

/** Pages that show one team, which their address may name. */
const teamPages = ['/home', '/department', '/department/custom', '/application'] as const;

/** Switches the team from any page; a page that shows one team follows. */
export function NavGroupSwitcher() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useMyTeams();
  const teams = useTeamStore((state) => state.teamArr);
  const chosen = useTeamStore((state) => state.homeChoseTeam);
  const chooseTeam = useTeamStore((state) => state.chooseTeam);
  if (teams.length < 2) return null;
  const change = (id: string) => {
    const team = id === ALL ? null : id;
    chooseTeam(team);
    const page = teamPages.find((path) => path === pathname);
    if (page) void navigate({ to: page, search: team === null ? {} : { team } });
  };
  return (
    <GroupSwitcher
      label={t`My teams`}
      groups={[{ id: ALL, name: t`All teams` }, ...teams]}
      value={chosen ?? ALL}
      onChange={change}
      className="mb-3 hidden @desk:grid"
    />
  );
}

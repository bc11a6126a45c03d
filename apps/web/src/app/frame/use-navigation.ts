import { type Page, type PageView, type Place, pages, type TeamView } from '@garden/contract';
import { useLocation, useSearch } from '@tanstack/react-router';
import { useMyTeams } from '../../features/team/my-teams.shared.ts';
import { useTeamStore } from '../../lib/stores/team-store.ts';
import { doorOf, pathOf, type Viewer, viewAt, viewerOf } from './navigation.ts';

const table: readonly Page[] = pages;

/** Where the user is, and which lines they have. */
export type Navigation = {
  readonly table: readonly Page[];
  readonly viewer: Viewer;
  readonly path: string;
  /** What its address shows in place of it. */
  readonly view: PageView | undefined;
  /** The line that stands for this page. */
  readonly door: Page | undefined;
  /** Never none: an unknown address belongs to Today. */
  readonly place: Place;
};

/** Reads my teams, and says where the open page stands among the places. */
export function useNavigation(): Navigation {
  useMyTeams();
  const teams = useTeamStore((state) => state.teamArr);
  const chosen = useTeamStore((state) => state.homeChoseTeam);
  const path = usePagePath();
  const view = useLocation({ select: viewAt });
  const door = doorOf(table, path);
  return {
    table,
    viewer: viewerOf(shownTeams(teams, chosen)),
    path,
    view,
    door,
    place: door?.place ?? 'today',
  };
}

function shownTeams<T extends Pick<TeamView, 'id'>>(
  teams: readonly T[],
  chosen: string | null,
): readonly T[] {
  return chosen === null ? teams : teams.filter(({ id }) => id === chosen);
}

/** The path of the page that is open, as the table has it. */
export function usePagePath(): string {
  return useLocation({ select: ({ pathname }) => pathOf(pathname) });
}

/** What a link to another page of the Team takes along: the team that the open page's address names. */
export function useCarriedSearch(): (page: Page) => Record<string, unknown> {
  const team = useSearch({ strict: false, select: (search) => search.team });
  return ({ place }) => (place === 'team' && team !== undefined ? { team } : {});
}

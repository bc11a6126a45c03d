import { api, type MemberDetails, type MemberView, type OutputOf } from '@garden/contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

/** Reads that show or count members: stale as soon as one of them changes. */
export const memberReads = [
  api.team.list,
  api.relationship.gets,
  api.relationship.details,
  api.relationship.uncomplete,
  api.department.get,
] as const;

type Page = OutputOf<typeof api.relationship.gets>;
type Teams = OutputOf<typeof api.team.list>;
type Change = (member: MemberView) => MemberView;

/**
 * Changes one member of a team wherever they are shown, before or after the server has answered.
 * @param change makes the new member out of the one shown; undoing the change is another call
 */
export function changeMember(
  client: QueryClient,
  { teamId, userId }: { teamId: string; userId: string },
  change: Change,
): void {
  const changeIn = (members: readonly MemberView[]) =>
    members.map((member) => (member.id === userId ? change(member) : member));
  const changePage = (page: Page): Page => ({ ...page, items: changeIn(page.items) });
  client.setQueriesData<Page | InfiniteData<Page>>(
    { queryKey: [api.relationship.gets.path, { teamId }] },
    (known) => {
      if (!known) return undefined;
      return 'pages' in known ? { ...known, pages: known.pages.map(changePage) } : changePage(known);
    },
  );
  client.setQueriesData<MemberDetails>(
    { queryKey: [api.relationship.details.path, { teamId, userId }] },
    (known) => known && { ...known, ...change(known) },
  );
  client.setQueriesData<Teams>({ queryKey: [api.team.list.path] }, (known) => {
    const result = known?.result.map((team) =>
      team.id === teamId ? { ...team, members: changeIn(team.members) } : team,
    );
    return result && { result };
  });
}

import type { TeamView } from '@garden/contract';
import { ArrowLeftIcon } from '../../../components/icons/actions.tsx';
import { RouteLink } from '../../../components/route-link.ts';

/** A link back to the team's page, by its name. */
export function BackLink({ team }: { team: Pick<TeamView, 'id' | 'name'> }) {
  return (
    <RouteLink to="/department" search={{ team: team.id }} look="plain" className="max-w-full no-underline">
      <ArrowLeftIcon className="size-5" />
      <span className="min-w-0 truncate">{team.name}</span>
    </RouteLink>
  );
}

import { api } from '@garden/contract';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';

/** The interviews about a month of a team, as far as the user may know, page by page; of no team nothing is read. */
export function useInterviews(teamId: string | undefined, month: string) {
  return useApiPages(
    api.failUser.get,
    { teamId: teamId ?? '', month },
    { failure: 'none', enabled: teamId !== undefined },
  );
}

import { api } from '@garden/contract';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import type { FeedNarrowing } from './narrowing.ts';

/** The diaries of a team, or of all the user's teams, newest day first, page by page. */
export function useFeed(teamId: string | undefined, { department, author, following, group }: FeedNarrowing) {
  return useApiPages(
    api.diary.recently,
    {
      ...(teamId && { teamId }),
      ...(department && { departmentId: department }),
      ...(author && { authorId: author }),
      ...(following && { following }),
      ...(group && { followGroupId: group }),
    },
    { failure: 'none' },
  );
}

/** A feed as it is read. */
export type Feed = ReturnType<typeof useFeed>;

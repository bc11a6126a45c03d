import { api, type CommentView, type OutputOf } from '@garden/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { useAnonymousPosts } from '../anonymity/anonymous-posts.ts';
import { usePendingAnonymousComments } from '../pending-anonymous.shared.ts';
import { canCommentAnonymously } from '../pseudonym.shared.ts';
import { type CommentTarget, lateKey, threadKey } from './thread-cache.ts';
import { uniqueById } from './thread-items.ts';

/** A team in which the user reads the object, and why nothing anonymous can be written there. */
export type Place = OutputOf<typeof api.comment.gets>['places'][number];

/** The comments on an object, page by page, with those the user has just added. */
export function useThread(about: CommentTarget, userId: string) {
  const waiting = usePendingAnonymousComments(userId).filter(
    ({ objectId, shown }) => objectId === about.objectId && !shown,
  );
  const query = useInfiniteQuery({
    queryKey: threadKey(about),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) => callApi(api.comment.gets, { ...about, cursor }, { signal }),
    getNextPageParam: (page) => page.nextCursor,
    meta: { failure: 'none' },
  });
  const { data: late } = useQuery<CommentView[]>({
    queryKey: lateKey(about.objectId),
    queryFn: () => [],
    initialData: [],
    staleTime: Number.POSITIVE_INFINITY,
  });
  const pages = query.data?.pages;
  const items = uniqueById(pages?.flatMap((page) => page.items) ?? []);
  const shown = new Set(items.flatMap((item) => [item.id, ...item.replies.map(({ id }) => id)]));
  const places = pages?.at(-1)?.places ?? [];
  const open = places.find(({ anonymityBar }) => anonymityBar === null);
  useAnonymousPosts(userId, about, canCommentAnonymously() ? open?.teamId : undefined);
  return {
    query,
    items,
    total: pages?.at(-1)?.total ?? 0,
    places,
    /** Added just now, and not yet among what was read. */
    late: late.filter(({ id }) => !shown.has(id)),
    waiting,
  };
}

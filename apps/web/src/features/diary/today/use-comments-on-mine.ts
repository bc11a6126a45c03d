import { addDays, type DiaryDay } from '@garden/calendar';
import { api, type CommentView } from '@garden/contract';
import { useApiQuery } from '../../../lib/api/hooks.ts';

/** So long after an entry, what was said about it opens the day. */
const MORNINGS = 4;

/** What others said on my diaries lately, the newest first. */
export function useCommentsOnMine() {
  const { data, isPending, fetchStatus, failureReason } = useApiQuery(
    api.comment.getMy,
    { of: 'on_mine', limit: 20 },
    { failure: 'none' },
  );
  const comments = data?.items.filter(({ state }) => state === 'shown') ?? [];
  return { comments, isSettled: !isPending || fetchStatus === 'paused' || failureReason !== null };
}

/** What was said about my last entry before today, if that is not long ago; the newest first. */
export function answersToLast(comments: readonly CommentView[], today: DiaryDay): readonly CommentView[] {
  const before = comments.filter(({ object }) => object.kind === 'diary' && object.day < today);
  const last = before
    .map(({ object }) => object.day)
    .sort()
    .at(-1);
  if (last === undefined || last < addDays(today, -MORNINGS)) return [];
  return before.filter(({ object }) => object.day === last);
}

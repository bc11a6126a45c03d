import type { CommentView } from '@garden/contract';
import { useQuery } from '@tanstack/react-query';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import {
  canCommentAnonymously,
  hasPseudonyms,
  type PseudonymScope,
  pseudonymFor,
} from '../pseudonym.shared.ts';

/** The user's own pseudonym in a comment's thread, if the comment is theirs. */
export function useOwnPseudonym({ voice, object, teamId }: CommentView) {
  const userId = useUserStore((state) => state.userInfo?.id) ?? '';
  const place: PseudonymScope = { kind: object.kind, objectId: object.id, teamId };
  const { data } = useQuery({
    queryKey: ['voice', userId, place],
    queryFn: () => pseudonymFor(userId, place),
    enabled: voice !== null && canCommentAnonymously() && hasPseudonyms(userId),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    meta: { failure: 'none' },
  });
  return voice !== null && data?.tag === voice.tag ? data : undefined;
}

import { LIKE, type ReactionCount } from '@garden/contract';
import { type CommentTarget, cacheReactions } from './comments/thread-cache.ts';
import { ReactionButton } from './reactions/reaction-button.tsx';
import { countOf } from './reactions/reaction-counts.ts';
import { useReaction } from './reactions/use-reaction.ts';
import { useReactionLabel } from './reactions/use-reaction-label.ts';

/** Below an object in a list: a like by one tap. */
export function LikeButton({
  about,
  reactions,
}: {
  about: CommentTarget;
  reactions: readonly ReactionCount[];
}) {
  const labelOf = useReactionLabel();
  const react = useReaction(about, reactions, (counts) => cacheReactions(about, counts));
  return (
    <ReactionButton
      emoji={LIKE}
      {...countOf(reactions, LIKE)}
      label={labelOf(LIKE)}
      onPress={() => react(LIKE)}
    />
  );
}

import { type DiaryView, LIKE } from '@garden/contract';
import { Plural, Trans } from '@lingui/react/macro';
import { CommentIcon } from '../../components/icons/actions.tsx';
import { RouteLink } from '../../components/route-link.ts';
import { cacheReactions } from './comments/thread-cache.ts';
import { conversationHash } from './conversation-link.shared.ts';
import { ReactionButton } from './reactions/reaction-button.tsx';
import { countOf } from './reactions/reaction-counts.ts';
import { useReaction } from './reactions/use-reaction.ts';
import { useReactionLabel } from './reactions/use-reaction-label.ts';

/** Below a diary in a list: a like by one tap, other reactions, and the link to the comments. */
export function EntryFooter({
  diary: { id, talk },
  search,
}: {
  diary: DiaryView;
  /** What the link keeps of the address. */
  search: object;
}) {
  const labelOf = useReactionLabel();
  const react = useReaction({ kind: 'diary', objectId: id }, talk.reactions, (reactions) =>
    cacheReactions(id, reactions),
  );
  const like = { emoji: LIKE, ...countOf(talk.reactions, LIKE) };
  const others = talk.reactions.filter(({ emoji }) => emoji !== LIKE);
  return (
    <div className="relative z-1 -mb-2 -ml-3 mt-1 flex flex-wrap items-center gap-x-1">
      <ReactionButton {...like} label={labelOf(LIKE)} onPress={() => react(LIKE)} />
      {others.map(({ emoji, count }) => (
        <span key={emoji} className="px-1.5 text-ink-2 tabular-nums">
          {emoji} <span className="text-sm">{count}</span>
        </span>
      ))}
      <RouteLink
        to="/home"
        search={{ ...search, diary: id }}
        hash={conversationHash(talk.comments)}
        look="ghost"
        className="ml-auto font-normal text-sm"
      >
        <CommentIcon className="size-5" />
        {talk.comments === 0 ? (
          <Trans>Comment</Trans>
        ) : (
          <Plural value={talk.comments} one="# comment" other="# comments" />
        )}
      </RouteLink>
    </div>
  );
}

import { LIKE, type TalkView } from '@garden/contract';
import { Plural, Trans } from '@lingui/react/macro';
import { RouteLink } from '../../components/buttons/route-link.ts';
import { CommentIcon } from '../../components/icons/actions.tsx';
import type { CommentTarget } from './comments/thread-cache.ts';
import { conversationHash } from './conversation-link.shared.ts';
import { LikeButton } from './like.part.tsx';

/** Below a diary in a list: a like by one tap, other reactions, and the link to the comments. */
export function EntryFooter({
  about,
  talk,
  search,
}: {
  about: CommentTarget;
  talk: TalkView;
  /** What the link keeps of the address. */
  search: object;
}) {
  const others = talk.reactions.filter(({ emoji }) => emoji !== LIKE);
  return (
    <div className="relative z-1 -mb-2 -ml-3 mt-1 flex flex-wrap items-center gap-x-1">
      <LikeButton about={about} reactions={talk.reactions} />
      {others.map(({ emoji, count }) => (
        <span key={emoji} className="px-1.5 text-ink-2 tabular-nums">
          {emoji} <span className="text-sm">{count}</span>
        </span>
      ))}
      <RouteLink
        to="/home"
        search={{ ...search, diary: about.objectId }}
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

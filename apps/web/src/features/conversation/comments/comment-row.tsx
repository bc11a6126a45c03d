import type { CommentView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Chip } from '../../../components/choices/chip.tsx';
import { classNames } from '../../../components/class-names.ts';
import { DayText, MomentText } from '../../../components/days/time-text.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { useTeamStore } from '../../../lib/stores/team-store.ts';
import { Reactions } from '../reactions/reactions.tsx';
import { Translatable } from '../slots.tsx';
import { CommentMenu } from './comment-menu.tsx';
import { CommentText } from './comment-text.tsx';
import { DeletedComment } from './deleted-comment.tsx';
import { EditComment } from './edit-comment.tsx';
import { cacheComment } from './thread-cache.ts';
import { useThreadContext } from './thread-context.ts';
import { useActions } from './use-actions.ts';
import { WriterAvatar, WriterLink } from './writer.tsx';

/** One comment; `action` is the reply button, where it takes replies. */
export function CommentRow({ comment, action }: { comment: CommentView; action?: ReactNode }) {
  const { t } = useLingui();
  const { target, places, beside } = useThreadContext();
  const actions = useActions(comment);
  const [isEditing, setEditing] = useState(false);
  const row = useRef<HTMLElement>(null);
  const isTarget = target === comment.id;
  useEffect(() => {
    if (!isTarget) return;
    row.current?.scrollIntoView({ block: 'center' });
    row.current?.focus({ preventScroll: true });
  }, [isTarget]);
  const personName = usePersonName();
  const number = comment.voice?.number ?? '';
  const name = comment.author ? personName(comment.author) : t`Anonymous Grape ${number}`;
  if (comment.state !== 'shown') return <DeletedComment comment={comment} actions={actions} />;
  return (
    <article
      ref={row}
      tabIndex={-1}
      aria-label={t`Comment by ${name}`}
      aria-current={isTarget || undefined}
      className={classNames(
        'words-below -mx-2 flex gap-3 rounded-md border-transparent border-l-3 px-2 pt-2',
        isTarget && 'border-grape! bg-grape-soft',
      )}
    >
      <WriterAvatar {...comment} />
      <div data-words className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2 leading-tight">
          <span className="font-semibold">
            <WriterLink {...comment} />
          </span>
          {actions.isOwnPseudonym && (
            <Chip tone="grape">
              <Trans>you</Trans>
            </Chip>
          )}
          <CommentTime comment={comment} />
          {comment.edited && (
            <span className="text-ink-2 text-sm">
              <Trans>edited</Trans>
            </span>
          )}
          {places.length > 1 && comment.parentId === null && <TeamName teamId={comment.teamId} />}
        </p>
        {isEditing ? (
          <EditComment comment={comment} onClose={() => setEditing(false)} />
        ) : (
          <>
            <div data-keep-comment={comment.id} data-keep-by={name}>
              <Translatable parts={[{ text: comment.text }]}>
                <CommentText {...comment} />
              </Translatable>
            </div>
            <div className="-ml-3 flex flex-wrap items-center gap-x-0.5">
              <Reactions
                target={{ kind: 'comment', objectId: comment.id }}
                reactions={comment.reactions}
                remember={(reactions) => cacheComment({ ...comment, reactions: [...reactions] })}
              />
              {action}
              {beside?.(comment)}
              <CommentMenu
                comment={comment}
                actions={actions}
                label={t`More about the comment by ${name}`}
                onEdit={() => setEditing(true)}
              />
            </div>
          </>
        )}
      </div>
    </article>
  );
}

/** Day and time of a comment by name; of anonymous comments only the day is known. */
function CommentTime({ comment: { at, day } }: { comment: CommentView }) {
  const { today, timeZone } = useThreadContext();
  return (
    <span className="text-ink-2 text-sm first-letter:uppercase">
      {at === null ? <DayText day={day} today={today} /> : <MomentText instant={at} timeZone={timeZone} />}
    </span>
  );
}

/** The team of the comment, for readers of several teams. */
function TeamName({ teamId }: { teamId: string }) {
  const team = useTeamStore((state) => state.teamArr.find(({ id }) => id === teamId));
  return team && <Chip>{team.name}</Chip>;
}

import type { CultureView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { MoveHandle } from '../../../components/buttons/move-handle.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { classNames } from '../../../components/class-names.ts';
import { CommentIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';

import { AvatarStack } from '../../../components/people/avatar-stack.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { MarkdownText } from '../../../components/text/markdown-text.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { Pictures } from '../../diary/pictures.part.tsx';
import { conversationHash, LikeButton, ObjectThread } from '../slots.tsx';
import { LivedDiaries } from './lived-diaries.tsx';
import { type Place, useEntryActions } from './use-entry-actions.tsx';

const EntryVersions = latePart(async () => (await import('./entry-versions.tsx')).EntryVersions);

type Props = {
  entry: CultureView;
  place: Place;
  /** Shows its comments. */
  isOpen: boolean;
  /** A link led here: it comes into view with the focus. */
  isTarget: boolean;
  onEdit: () => void;
};

/** One thing that a team stands for, who lives it, and what others say about it. */
export function EntryCard({ entry, place, isOpen, isTarget, onEdit }: Props) {
  const { t } = useLingui();
  const { title, content, image, talk, can } = entry;
  const about = { kind: 'culture', objectId: entry.id } as const;
  const card = useRef<HTMLLIElement>(null);
  const [hasVersions, setVersions] = useState(false);
  const { actions, move } = useEntryActions(entry, place, { onEdit, onVersions: () => setVersions(true) });
  useEffect(() => {
    if (!isTarget) return;
    card.current?.scrollIntoView({ block: 'center' });
    card.current?.focus({ preventScroll: true });
  }, [isTarget]);
  return (
    <li
      ref={card}
      tabIndex={-1}
      data-movable
      className="grid grid-cols-1 gap-2 rounded-lg outline-offset-4 data-dragged:relative data-dragged:z-10"
    >
      <Card as="article" className={classNames('pb-2', isTarget && 'border-grape')}>
        <div className="flex items-start gap-1">
          {can.edit && place.count > 1 && (
            <span className="-mt-2.5 -ml-3 flex">
              <MoveHandle text={title} {...place} onMove={move} />
            </span>
          )}
          <h3 lang={ownLang(title)} className="wrap-anywhere min-w-0 flex-1 text-lg">
            {title}
          </h3>
          {actions.length > 0 && (
            <span className="-mt-2 -mr-2 flex">
              <MoreMenu label={t`More about: ${title}`} actions={actions} />
            </span>
          )}
        </div>
        <div className="mt-2">
          <MarkdownText text={content} />
        </div>
        {image && <Pictures images={[image]} />}
        <Lived entry={entry} />
        <div className="-ml-3 mt-1 flex flex-wrap items-center gap-x-0.5">
          <LikeButton about={about} reactions={talk.reactions} />
          <RouteLink
            from="/department/culture"
            to="/department/culture"
            search={({ comment: _marked, culture: _shut, ...now }) =>
              isOpen ? now : { ...now, culture: entry.id }
            }
            {...(!isOpen && { hash: conversationHash(talk.comments) })}
            replace
            resetScroll={false}
            look="ghost"
            aria-expanded={isOpen}
            className="font-normal text-sm"
          >
            <CommentIcon className="size-5" />
            {talk.comments === 0 ? (
              <Trans>Comment</Trans>
            ) : (
              <Plural value={talk.comments} one="# comment" other="# comments" />
            )}
          </RouteLink>
        </div>
      </Card>
      {isOpen && <ObjectThread about={about} owner={entry.writer} />}
      {hasVersions && <EntryVersions entry={entry} onClose={() => setVersions(false)} />}
    </li>
  );
}

/** Who lives it, by their diaries; these open below. */
function Lived({ entry: { id, lived } }: { entry: CultureView }) {
  const [isOpen, setOpen] = useState(false);
  if (lived.diaries === 0) {
    return (
      <p className="mt-3 text-ink-2 text-sm">
        <Trans>No diary is linked yet. Open one that lives this and choose “This is our …”.</Trans>
      </p>
    );
  }
  return (
    <div className="mt-3 grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <AvatarStack people={lived.people} size="xs" />
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? (
            <Trans>Hide the diaries</Trans>
          ) : (
            <Plural value={lived.diaries} one="Lived in # diary" other="Lived in # diaries" />
          )}
        </Button>
      </div>
      {isOpen && <LivedDiaries cultureId={id} />}
    </div>
  );
}

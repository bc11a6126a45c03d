import { api, type NewsItemView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Chip } from '../../../components/choices/chip.tsx';
import { classNames } from '../../../components/class-names.ts';
import { DayText, MomentText } from '../../../components/days/time-text.tsx';
import { CommentIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { PersonName, usePersonName } from '../../../components/people/person-name.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { LikeButton } from '../../conversation/like.part.tsx';
import { ObjectThread } from '../../conversation/thread.part.tsx';
import { Citation } from '../citation.part.tsx';
import { ImpactChip, KindChip, TrendChip } from './signs.tsx';

type Props = {
  item: NewsItemView;
  /** A link leads to it: it comes into view with the focus. */
  isTarget: boolean;
  opensThread: boolean;
};

const invalidates = [api.team.news];

/** One item of news: what it says, whose sentences it rests on, and what its readers can do about it. */
export function NewsCard({ item, isTarget, opensThread }: Props) {
  const headingId = useId();
  const [isOpen, setOpen] = useState(opensThread);
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isTarget) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [isTarget]);
  const { id, kind, day, headline, impact, trend, people, citations, talk } = item;
  const about = { kind: 'news', objectId: id } as const;
  return (
    <li ref={place} tabIndex={-1} className="grid grid-cols-1 gap-2 rounded-lg outline-offset-4">
      <Card
        as="article"
        aria-labelledby={headingId}
        className={classNames('grid grid-cols-1 gap-3', isTarget && 'border-grape')}
      >
        <div className="flex flex-wrap items-center gap-2">
          <KindChip kind={kind} />
          <ImpactChip impact={impact} />
          <TrendChip trend={trend} />
        </div>
        <div className="grid grid-cols-1 gap-1">
          <h3 id={headingId} lang={ownLang(headline)} className="wrap-anywhere">
            {headline}
          </h3>
          <p className="flex flex-wrap gap-x-2 text-ink-2 text-sm">
            <DayText day={day} style="short" />
            <Plural value={people} one="# person" other="# people" />
          </p>
        </div>
        <div className="grid grid-cols-1 gap-3">
          {citations.map((citation) => (
            <Citation
              key={citation.diaryId + citation.text}
              of={citation}
              isSaid={citation.text === headline}
            />
          ))}
        </div>
        {kind === 'blocker' && <BlockerState item={item} />}
        <div className="-mx-3 -mb-2 flex flex-wrap items-center gap-x-1">
          <LikeButton about={about} reactions={talk.reactions} />
          <Button
            look="ghost"
            className="font-normal text-sm"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <CommentIcon className="size-5" />
            {talk.comments === 0 ? (
              <Trans>Comment</Trans>
            ) : (
              <Plural value={talk.comments} one="# comment" other="# comments" />
            )}
          </Button>
          {item.following !== null && <FollowTheme item={item} following={item.following} />}
        </div>
      </Card>
      {isOpen && <ObjectThread about={about} owner={item.owner} />}
    </li>
  );
}

function FollowTheme({ item, following }: { item: NewsItemView; following: boolean }) {
  const follow = useApiCommand(api.team.newsFollow, { invalidates });
  return (
    <Button
      look="ghost"
      className="font-normal text-sm"
      aria-pressed={following}
      loading={follow.isPending}
      onClick={() => follow.mutate({ itemId: item.id, ...(following && { undo: true }) })}
    >
      {following ? <Trans>Following this theme</Trans> : <Trans>Follow this theme</Trans>}
    </Button>
  );
}

/** Who helps with a blocker, and whether it is solved. */
function BlockerState({ item }: { item: NewsItemView }) {
  const { t } = useLingui();
  const nameOf = usePersonName();
  const help = useApiCommand(api.team.newsHelp, { invalidates });
  const solve = useApiCommand(api.team.newsSolve, { invalidates });
  const { id: itemId, solved, helpers, helping, can } = item;
  const names = helpers.map(nameOf).join(t({ message: ', ', comment: 'between names' }));
  return (
    <div className="grid grid-cols-1 gap-2 border-line border-t pt-3">
      <div className="flex flex-wrap items-center gap-2">
        <Chip tone={solved ? 'leaf' : 'amber'}>{solved ? <Trans>Solved</Trans> : <Trans>Open</Trans>}</Chip>
        {solved && (
          <span className="text-ink-2 text-sm">
            <MomentText instant={solved.at} /> {solved.by && <PersonName person={solved.by} />}
          </span>
        )}
        {helpers.length > 0 && (
          <span>{solved ? <Trans>Helped by {names}</Trans> : <Trans>Help offered by {names}</Trans>}</span>
        )}
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {can.help && (
          <Button
            look={helping ? 'quiet' : 'primary'}
            loading={help.isPending}
            onClick={() => help.mutate({ itemId, ...(helping && { undo: true }) })}
          >
            {helping ? <Trans>Take my offer back</Trans> : <Trans>I can help</Trans>}
          </Button>
        )}
        {can.solve && (
          <Button
            look="quiet"
            loading={solve.isPending}
            onClick={() => solve.mutate({ itemId, ...(solved && { undo: true }) })}
          >
            {solved ? <Trans>Not solved after all</Trans> : <Trans>It’s solved</Trans>}
          </Button>
        )}
      </div>
    </div>
  );
}

import { api, type QuoteView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import type { MenuAction } from '../../../components/buttons/menu.tsx';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { classNames } from '../../../components/class-names.ts';
import { todayIn } from '../../../components/days/format-time.ts';
import { DayText } from '../../../components/days/time-text.tsx';
import { CommentIcon, ImageIcon } from '../../../components/icons/actions.tsx';
import { CopyIcon, TrashIcon } from '../../../components/icons/objects.tsx';
import { BookmarkIcon } from '../../../components/icons/places.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { conversationHash, LikeButton, ObjectThread, Translatable } from '../slots.tsx';
import { Line } from './line.tsx';
import { useCollect } from './use-collect.ts';
import { useCopyLine } from './use-copy-line.ts';

type Props = {
  quote: QuoteView;
  /** Shows its comments. */
  isOpen: boolean;
  /** A link led here: it comes into view with the focus. */
  isTarget: boolean;
};

/** One line of a team: whose it is, where it is from, and what others made of it. */
export function QuoteCard({ quote, isOpen, isTarget }: Props) {
  const { t } = useLingui();
  const { id, text, talk, collectedAs } = quote;
  const about = { kind: 'quote', objectId: id } as const;
  const place = useRef<HTMLLIElement>(null);
  const collect = useCollect();
  const actions = useQuoteActions(quote);
  useEffect(() => {
    if (!isTarget) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [isTarget]);
  return (
    <li ref={place} tabIndex={-1} className="grid grid-cols-1 gap-2 rounded-lg outline-offset-4">
      <Card as="article" className={classNames('relative pb-2', isTarget && 'border-grape')}>
        <Translatable parts={[{ text }]}>
          <Line text={text} />
        </Translatable>
        <Attribution quote={quote} />
        <div className="-ml-3 mt-1 flex flex-wrap items-center gap-x-0.5">
          <LikeButton about={about} reactions={talk.reactions} />
          <RouteLink
            from="/quotes"
            to="/quotes"
            search={({ comment: _marked, quote: _shut, ...now }) => (isOpen ? now : { ...now, quote: id })}
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
          <span className="ml-auto flex items-center">
            <IconButton
              label={collectedAs === null ? t`Collect in My wisdom` : t`Remove from My wisdom`}
              look={collectedAs === null ? 'plain' : 'on'}
              aria-pressed={collectedAs !== null}
              icon={<BookmarkIcon className="size-5" fill={collectedAs === null ? 'none' : 'currentColor'} />}
              onClick={() => collect(quote)}
            />
            <MoreMenu label={t`More about: ${shortened(text)}`} actions={actions} />
          </span>
        </div>
      </Card>
      {isOpen && <ObjectThread about={about} owner={quote.writer ?? quote.keeper} />}
    </li>
  );
}

/** Long lines name their menu by how they begin. */
const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

function Attribution({ quote: { keeper, writer, source, diary, day } }: { quote: QuoteView }) {
  const me = useUserStore((state) => state.userInfo);
  const today = todayIn(me?.timezone ?? 'UTC');
  const by = writer ?? keeper;
  return (
    <div className="mt-3 flex items-center gap-2.5">
      <Avatar name={by.name} personId={by.id} src={by.avatar} size="xs" />
      <p className="wrap-anywhere min-w-0 flex-1 text-ink-2 text-sm leading-tight">
        {source !== null && (
          <span className="block text-ink">
            <Trans>from {source}</Trans>
          </span>
        )}
        {source !== null && !writer ? (
          <Trans>
            kept by <PersonName person={keeper} />
          </Trans>
        ) : by.name ? (
          <RouteLink
            to="/person"
            search={{ id: by.id }}
            className="font-semibold text-ink no-underline hover:underline"
          >
            <PersonName person={by} />
          </RouteLink>
        ) : (
          <PersonName person={by} />
        )}
        {' · '}
        {diary ? (
          <RouteLink to="/home" search={{ diary: diary.id }}>
            <Trans>
              Diary of <DayText day={diary.day} today={today} />
            </Trans>
          </RouteLink>
        ) : (
          <DayText day={day} today={today} />
        )}
        {writer && (
          <>
            {' · '}
            <Trans>
              kept by <PersonName person={keeper} />
            </Trans>
          </>
        )}
      </p>
    </div>
  );
}

function useQuoteActions({ id: quoteId, text, can }: QuoteView): MenuAction[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const copy = useCopyLine();
  const removal = useApiCommand(api.quote.del, { invalidates: [api.quote.get, api.quote.getBroadcast] });
  const remove = () =>
    removal.mutate(
      { quoteId },
      {
        onSuccess: () =>
          toast.undoable(t`The line was removed.`, () => removal.mutate({ quoteId, undo: true })),
      },
    );
  const icon = { className: 'size-5' };
  return [
    {
      id: 'picture',
      label: t`Make a picture`,
      icon: <ImageIcon {...icon} />,
      onSelect: () => void navigate({ to: '/quotes/download', search: { line: quoteId } }),
    },
    { id: 'copy', label: t`Copy text`, icon: <CopyIcon {...icon} />, onSelect: () => void copy(text) },
    ...(can.delete
      ? [{ id: 'remove', label: t`Remove`, icon: <TrashIcon {...icon} />, danger: true, onSelect: remove }]
      : []),
  ];
}

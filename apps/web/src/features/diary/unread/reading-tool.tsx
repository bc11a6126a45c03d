import { api, MOST_UNREAD } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../../components/icons/actions.tsx';
import { SettingsIcon } from '../../../components/icons/places.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { ProgressBar } from '../../../components/states/progress-bar.tsx';
import { SkeletonBox, SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { apiKey } from '../../../lib/api/hooks.ts';
import { LoadFailure } from '../reading/day-states.tsx';
import { AllRead } from './all-read.tsx';
import { ReadingEntry } from './reading-entry.tsx';
import type { Deed } from './reading-keys.ts';
import { placeIn } from './run.ts';
import { useReadingKeys } from './use-reading-keys.ts';
import { useRun } from './use-run.ts';
import { useSpace } from './use-space.ts';
import { useSwipe } from './use-swipe.ts';
import type { Selection } from './use-unread.ts';

const ReadingChoices = latePart(async () => (await import('./reading-choices.tsx')).ReadingChoices);

/** Unread diaries one after another. */
export function ReadingTool({ selection }: { selection: Selection }) {
  const client = useQueryClient();
  const [round, setRound] = useState(0);
  const again = () => {
    // What is unread now is asked for, since the answer of the round before is none.
    client.removeQueries({ queryKey: apiKey(api.reading.unread) });
    setRound(round + 1);
  };
  return <OneRun key={round} selection={selection} onAgain={again} />;
}

function OneRun({ selection, onAgain }: { selection: Selection; onAgain: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate({ from: '/home' });
  const { query, run, diary, mark, isLast, isWaiting, next, previous, toggle, whenTold } = useRun(selection);
  const area = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  // Whose comments are open, and whether to write one.
  const [talk, setTalk] = useState<{ id: string; isToWrite: boolean }>();
  const move = (way: () => void) => {
    way();
    setTalk(undefined);
    const { top = 0 } = area.current?.getBoundingClientRect() ?? {};
    if (top < 0) scrollBy({ top, behavior: 'instant' });
  };
  const forward = () => move(next);
  const back = () => move(previous);
  const onSpace = useSpace({ onEnd: forward, onBeginning: back });
  const swipe = useSwipe((way) => (way === 'next' ? forward() : back()));
  const write = () => {
    const field = area.current?.querySelector<HTMLElement>('[data-conversation-field] textarea');
    if (field) field.focus();
    else if (diary) setTalk({ id: diary.id, isToWrite: true });
  };
  const deeds: Record<Exclude<Deed, 'down' | 'up' | 'leave'>, () => void> = {
    next: forward,
    previous: back,
    toggle,
    like: () => area.current?.querySelector<HTMLElement>('[data-reactions] button[aria-pressed]')?.click(),
    reply: write,
    open: () =>
      diary && void navigate({ search: ({ view: _shut, ...rest }) => ({ ...rest, diary: diary.id }) }),
  };
  useReadingKeys((deed, { isWriting, isHeld }) => {
    if (deed === 'down' || deed === 'up') onSpace(deed, isHeld);
    else if (isHeld) return;
    else if (deed !== 'leave') deeds[deed]();
    else if (isWriting) heading.current?.focus();
    else void navigate({ search: ({ view: _shut, ...rest }) => rest });
  });

  if (run.diaries.length === 0) {
    if (query.isPending && query.fetchStatus !== 'paused') return <ReadingSkeleton />;
    if (query.data) return <AllRead selection={selection} kept={0} onAgain={onAgain} />;
    return (
      <LoadFailure
        error={query.error}
        isOffline={query.fetchStatus === 'paused'}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const place = placeIn(run);
  const total = run.total >= MOST_UNREAD ? `${MOST_UNREAD - 1}+` : run.total;
  const kept = [...run.marks.values()].filter((each) => each === 'unread').length;
  return (
    <div ref={area} className="grid grid-cols-1 gap-4">
      {diary && (
        <div className="sticky top-0 z-10 -mx-4 flex items-center gap-2 border-line border-b bg-paper px-4 py-1">
          <IconButton
            label={t`Previous diary`}
            icon={<ArrowLeftIcon className="size-5" />}
            disabled={run.index === 0}
            onClick={back}
          />
          <ProgressBar
            className="flex-1"
            label={
              <Trans>
                {place} of {total}
              </Trans>
            }
            value={place}
            max={run.total}
            percent={false}
            tone="grape"
          />
          <IconButton
            label={t`How you read`}
            icon={<SettingsIcon className="size-5" />}
            onClick={() => setChoosing(true)}
          />
          <IconButton
            label={t`Next diary`}
            icon={<ArrowRightIcon className="size-5" />}
            disabled={isWaiting}
            onClick={forward}
          />
        </div>
      )}
      {diary ? (
        <div {...swipe} className="grid grid-cols-1 gap-4">
          <ReadingEntry
            key={diary.id}
            diary={diary}
            isUnread={mark === 'unread'}
            onToggle={toggle}
            isTalking={talk?.id === diary.id}
            isToWrite={talk?.id === diary.id && talk.isToWrite}
            onTalk={() => setTalk({ id: diary.id, isToWrite: diary.talk.comments === 0 })}
            heading={heading}
          />
          {isWaiting && !query.isFetchingNextPage ? (
            <LoadFailure
              error={query.error}
              isOffline={query.fetchStatus === 'paused'}
              isRetrying={query.isFetching}
              onRetry={() => void query.fetchNextPage()}
            />
          ) : (
            <Button loading={isWaiting} className="justify-self-center" onClick={forward}>
              {isLast ? <Trans>Finish</Trans> : <Trans>Next diary</Trans>}
              <ArrowRightIcon className="size-5" />
            </Button>
          )}
        </div>
      ) : (
        <AllRead selection={selection} whenTold={whenTold} kept={kept} onAgain={onAgain} />
      )}
      {isChoosing && <ReadingChoices onClose={() => setChoosing(false)} />}
    </div>
  );
}

/** Placeholder for a diary under its progress. */
function ReadingSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-1 gap-4">
      <SkeletonBox className="h-(--target) rounded-md" />
      <Card as="div">
        <SkeletonText lines={10} />
      </Card>
    </SkeletonGroup>
  );
}

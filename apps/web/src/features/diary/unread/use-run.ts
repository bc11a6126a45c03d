import { api } from '@garden/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { logFailure } from '../../../lib/log.ts';
import { sendOrQueue } from '../../../lib/outbox/outbox.ts';
import { readOnMove } from '../../../lib/preferences/read-on-move.ts';
import { afterStep, type Mark, markOf, noRun, placeIn } from './run.ts';
import { countKey, forgetUnread, inputOf, type Selection, useUnread } from './use-unread.ts';

/** A diary that is before someone for so long was opened; one that they leave sooner, too. */
const OPENED_MS = 1000;
/** The next page is asked for when so few are left of what has come. */
const IN_STORE = 4;

/** Diaries one after another: which one is shown, and what is told to the server of those that were. */
export function useRun(selection: Selection) {
  const client = useQueryClient();
  const query = useUnread(selection);
  const isReadOnMove = readOnMove.useChoice() === 'on';
  const [run, step] = useReducer(afterStep, noRun);
  const sent = useRef(new Map<string, string>());
  const told = useRef<Promise<unknown>>(Promise.resolve());
  const diary = run.isThrough ? undefined : run.diaries[run.index];
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;

  useEffect(() => {
    const [first] = data?.pages ?? [];
    if (!data || !first) return;
    const items = data.pages.flatMap((page) => page.items);
    step({ kind: 'came', items, left: first.left, place: first.place });
  }, [data]);

  const isShort = run.diaries.length - run.index <= IN_STORE;
  useEffect(() => {
    if (isShort && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isShort, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  /** Told once for each thing that there is to tell; without network it waits until that is back. */
  function tell(id: string, mark: Mark, place: number | null): void {
    const what = `${mark} ${place}`;
    if (sent.current.get(id) === what) return;
    sent.current.set(id, what);
    if (mark === 'read') forgetUnread(client, id);
    const input = { diaryId: id, unread: mark === 'unread', at: { ...inputOf(selection), place } };
    const sending = sendOrQueue({ endpoint: api.reading.mark, input, subject: 'reading' })
      .catch((failure: unknown) => logFailure('A diary could not be marked', failure))
      // Who left at once may have been told a number from before.
      .then(() => client.invalidateQueries({ queryKey: countKey(selection), exact: true }));
    told.current = Promise.all([told.current, sending]);
  }

  const open = useEffectEvent(() => {
    if (diary) tell(diary.id, markOf(run, diary.id, isReadOnMove), placeIn(run));
  });
  const shownId = diary?.id;
  useEffect(() => {
    if (shownId === undefined) return;
    const timer = setTimeout(open, OPENED_MS);
    return () => clearTimeout(timer);
  }, [shownId]);

  const isLast = run.index === run.diaries.length - 1;
  return {
    query,
    run,
    diary,
    mark: diary ? markOf(run, diary.id, isReadOnMove) : undefined,
    isLast: isLast && !hasNextPage,
    /** The next one has not come yet. */
    isWaiting: isLast && hasNextPage,
    next(): void {
      if (!diary) return;
      const isEnd = isLast && !hasNextPage;
      tell(diary.id, markOf(run, diary.id, isReadOnMove), isEnd ? null : placeIn(run));
      step({ kind: 'next', isLast: isEnd });
    },
    previous: () => step({ kind: 'previous' }),
    /** Settles once all that was marked so far was sent, or waits for the network: what is unread can be asked for. */
    whenTold: () => told.current,
    /** Undoes that the diary which is shown was read, or says that it was. */
    toggle(): void {
      if (!diary) return;
      const as = markOf(run, diary.id, isReadOnMove) === 'read' ? 'unread' : 'read';
      step({ kind: 'marked', id: diary.id, as });
      tell(diary.id, as, placeIn(run));
    },
  };
}

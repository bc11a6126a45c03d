import { isDiaryDay } from '@garden/calendar';
import { api } from '@garden/contract';
import { useEffect, useState } from 'react';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { TransportFailure } from '../../../lib/api/refusal.ts';
import { useOnline } from '../../../lib/connectivity.ts';
import { logFailure } from '../../../lib/log.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { cachedDay } from '../cached-day.shared.ts';
import { useHomeCalendar } from '../home-calendar.shared.ts';
import type { DayData } from './day-cache.ts';
import { dayWithoutNetwork } from './day-without-network.ts';

/**
 * What the editor of a day opens with: the server's answer, and while the server cannot be reached what this device
 * cached of the last one.
 * @param wanted the day of the address; without one, today
 */
export function useOpenedDay(wanted: string | undefined) {
  const day = wanted !== undefined && isDiaryDay(wanted) ? wanted : undefined;
  const {
    data: answer,
    error,
    failureReason,
    fetchStatus,
    isError,
    isFetching,
    isPending,
    refetch,
  } = useApiQuery(api.draft.get, day ? { day } : {}, { failure: 'none' });
  const userId = useUserStore((state) => state.userInfo?.user_id ?? '');
  const { calendar, today } = useHomeCalendar();
  useDayCaching(userId, answer);
  const isOnline = useOnline();
  // The first try that fails is enough: the next ones wait seconds.
  const isUnreachable =
    !answer && (!isOnline || fetchStatus === 'paused' || failureReason instanceof TransportFailure);
  const { isRead, kept } = useCachedDay(userId, day ?? 'today', isUnreachable);
  const data = answer ?? (kept && dayWithoutNetwork(kept, day ?? today, today, calendar));
  const isLoading = isUnreachable ? !isRead : isPending && fetchStatus !== 'paused';
  return { data, error, isOffline: fetchStatus === 'paused', isError, isFetching, isLoading, refetch };
}

function useDayCaching(userId: string, answer: DayData | undefined): void {
  useEffect(() => {
    if (answer === undefined || answer.day !== answer.today) return;
    cachedDay
      .save(userId, answer)
      .catch((failure: unknown) => logFailure('The day cannot be kept here', failure));
  }, [userId, answer]);
}

/** It holds until the server has answered: an editor stays as it is when the network comes back. */
function useCachedDay(
  userId: string,
  day: string,
  isUnreachable: boolean,
): { isRead: boolean; kept: DayData | undefined } {
  const key = `${userId} ${day}`;
  const [read, setRead] = useState<{ key: string; kept: DayData | undefined }>();
  useEffect(() => {
    if (!isUnreachable) return;
    let isCurrent = true;
    const take = (kept: DayData | undefined) => isCurrent && setRead({ key, kept });
    cachedDay.read(userId).then(take, () => take(undefined));
    return () => {
      isCurrent = false;
    };
  }, [userId, key, isUnreachable]);
  const isRead = read?.key === key;
  return { isRead, kept: isRead ? read.kept : undefined };
}

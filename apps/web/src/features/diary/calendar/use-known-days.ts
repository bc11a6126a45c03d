import type { DiaryDay, DiaryMonth } from '@garden/calendar';
import { api, type DiaryMonthView, isMonth, type OutputOf } from '@garden/contract';
import { useQueryClient } from '@tanstack/react-query';
import { apiKey, useApiQuery } from '../../../lib/api/hooks.ts';
import type { HistoryDay } from './my-days.ts';

/** What the server has said of my days: of this month, and of those looked at before. */
export function useKnownDays(month: DiaryMonth) {
  const client = useQueryClient();
  const { isError, isFetching, refetch } = useApiQuery(api.diary.history, { month }, { failure: 'none' });
  const answers = client.getQueriesData<OutputOf<typeof api.diary.history>>({
    queryKey: apiKey(api.diary.history),
    predicate: ({ queryKey: [, input] }) => isMine(input),
  });
  const months = answers.flatMap(([, answer]): DiaryMonthView[] =>
    answer && isMonth(answer) ? [answer] : [],
  );
  const known = new Map<DiaryDay | string, HistoryDay>(
    months.flatMap(({ days }) => days.map((day) => [day.day, day] as const)),
  );
  return { known, isError, isFetching, refetch: () => void refetch() };
}

/** Months of other people are read by the same call. */
function isMine(input: unknown): boolean {
  return typeof input === 'object' && input !== null && !('userId' in input);
}

import { api } from '@garden/contract';
import { useState } from 'react';
import { useApiQuery } from '../../../lib/api/hooks.ts';

/** Whether what stands above the timeline has come, or will not: it stands all at once, so that nothing moves. */
export function useFirstReads(year: string): boolean {
  const [first] = useState(year);
  const reads = [
    useApiQuery(api.diary.numbers, {}, { failure: 'none', staleTime: 0 }),
    useApiQuery(api.growth.onThisDay, {}, { failure: 'none' }),
    useApiQuery(api.monthlyReminder.getNew, {}, { failure: 'none' }),
    useApiQuery(api.growth.year, { year: first }, { failure: 'none', staleTime: 0, keepPrevious: true }),
  ];
  return reads.every(({ isPending, fetchStatus }) => !isPending || fetchStatus === 'paused');
}

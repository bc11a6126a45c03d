import { api, type OutputOf } from '@garden/contract';
import { useApiQuery } from '../../../lib/api/hooks.ts';

export type Moods = OutputOf<typeof api.growth.moods>;

/** The days of a year with their faces; those of the year before stand until they are there. */
export function useMoods(year: string) {
  return useApiQuery(api.growth.moods, { year }, { failure: 'none', staleTime: 0, keepPrevious: true });
}

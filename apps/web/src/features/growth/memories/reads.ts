import { api } from '@garden/contract';

/** What shows days that can be hidden. */
export const memoryReads = [
  api.growth.footprints,
  api.growth.onThisDay,
  api.growth.year,
  api.growth.hidden,
  api.growth.moods,
] as const;

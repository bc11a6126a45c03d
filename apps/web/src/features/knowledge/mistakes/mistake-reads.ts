import { api } from '@garden/contract';

/** What a change of a mistake makes stale. */
export const mistakeReads = [
  api.mistake.list,
  api.mistake.get,
  api.mistake.similar,
  api.handbook.getList,
  api.handbook.get,
  api.draft.get,
] as const;

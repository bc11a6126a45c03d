import { api } from '@garden/contract';

/** What a change of an improvement makes stale. */
export const improvementReads = [api.lastImprove.getLast, api.lastImprove.list, api.draft.get] as const;

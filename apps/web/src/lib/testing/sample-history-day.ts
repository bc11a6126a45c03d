import type { api, OutputOf } from '@garden/contract';

type HistoryDay = Extract<OutputOf<typeof api.diary.history>, { days: unknown }>['days'][number];

/** A day of the history without a diary. */
export const sampleHistoryDay = (
  parts: Pick<HistoryDay, 'day' | 'state'> & Partial<HistoryDay>,
): HistoryDay => ({ late: false, diaryId: null, length: 0, holiday: null, ...parts });

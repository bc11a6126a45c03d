import type { DiaryMonthView } from '@garden/contract';

type HistoryDay = DiaryMonthView['days'][number];

/** A day of the history without a diary. */
export const sampleHistoryDay = (
  parts: Pick<HistoryDay, 'day' | 'state'> & Partial<HistoryDay>,
): HistoryDay => ({ late: false, diaryId: null, length: 0, grade: null, holiday: null, ...parts });

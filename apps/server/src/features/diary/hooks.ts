import type { Registration } from '../../platform/hooks.ts';
import { noticeObjects } from '../notice/inbox/hooks.ts';
import { selectNoticedDiary } from './store.ts';

/** What diaries register with the areas below them. */
export const diaryListeners: readonly Registration[] = [
  noticeObjects.of({ kind: 'diary', select: selectNoticedDiary }),
];

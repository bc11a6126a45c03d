import type { Registration } from '../../platform/hooks.ts';
import { noticeObjects } from '../notice/inbox/hooks.ts';
import { selectNoticedComment } from './store.ts';

/** What conversations register with the areas below them. */
export const conversationListeners: readonly Registration[] = [
  noticeObjects.of({ kind: 'comment', select: selectNoticedComment }),
];

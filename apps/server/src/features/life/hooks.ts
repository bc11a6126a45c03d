import type { Registration } from '../../platform/hooks.ts';
import { noticeObjects } from '../notice/inbox/hooks.ts';
import { selectNoticedTopic } from './topics/store.ts';

/** What the life of teams registers with the areas below it. */
export const lifeListeners: readonly Registration[] = [
  noticeObjects.of({ kind: 'topic', select: selectNoticedTopic }),
];

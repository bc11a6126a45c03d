import type { Registration } from '../../platform/hooks.ts';
import { topicColumn } from '../diary/asking/hooks.ts';
import { noticeObjects } from '../notice/inbox/hooks.ts';
import { selectNoticedTopic, topicsAsked } from './topics/store.ts';

/** What the life of teams registers with the areas below it. */
export const lifeHooks: readonly Registration[] = [
  noticeObjects.of({ kind: 'topic', select: selectNoticedTopic }),
  topicColumn.from(topicsAsked),
];

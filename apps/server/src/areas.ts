import { accountData } from './features/account/personal-data.store.ts';
import { aiHooks } from './features/ai/hooks.ts';
import { aiData } from './features/ai/personal-data.store.ts';
import { conversationHooks } from './features/conversation/hooks.ts';
import { conversationData } from './features/conversation/personal-data.store.ts';
import { diaryHooks } from './features/diary/hooks.ts';
import { diaryData } from './features/diary/personal-data.store.ts';
import { followHooks } from './features/follow/hooks.ts';
import { followData } from './features/follow/personal-data.store.ts';
import { growthHooks } from './features/growth/hooks.ts';
import { growthData } from './features/growth/personal-data.store.ts';
import { knowledgeHooks } from './features/knowledge/hooks.ts';
import { knowledgeData } from './features/knowledge/personal-data.store.ts';
import { lifeHooks } from './features/life/hooks.ts';
import { lifeData } from './features/life/personal-data.store.ts';
import { meetingHooks } from './features/meeting/hooks.ts';
import { meetingData } from './features/meeting/personal-data.store.ts';
import { noticeData } from './features/notice/personal-data.store.ts';
import { reviewHooks } from './features/review/hooks.ts';
import { reviewData } from './features/review/personal-data.store.ts';
import { teamHooks } from './features/team/hooks.ts';
import { teamData } from './features/team/personal-data.store.ts';
import { trustData } from './features/trust/personal-data.store.ts';
import { Hooks } from './platform/hooks.ts';
import { platformData } from './platform/personal-data.store.ts';
import type { PersonalData } from './platform/personal-data.ts';

/** What areas do when something happens in areas below them, and what they add there; lower floors come first. */
export function createHooks(): Hooks {
  return new Hooks([
    ...teamHooks,
    ...diaryHooks,
    ...reviewHooks,
    ...knowledgeHooks,
    ...lifeHooks,
    ...conversationHooks,
    ...followHooks,
    ...aiHooks,
    ...growthHooks,
    ...meetingHooks,
  ]);
}

/**
 * What each area keeps about people, lower floors first: so it is exported. It is erased from the top down, since what
 * lies above builds on what lies below.
 */
export const personalData: readonly PersonalData[] = [
  accountData,
  platformData,
  noticeData,
  teamData,
  diaryData,
  reviewData,
  knowledgeData,
  lifeData,
  conversationData,
  followData,
  aiData,
  growthData,
  meetingData,
  trustData,
];

import { conversationHooks } from './features/conversation/hooks.ts';
import { diaryHooks } from './features/diary/hooks.ts';
import { followHooks } from './features/follow/hooks.ts';
import { knowledgeHooks } from './features/knowledge/hooks.ts';
import { lifeHooks } from './features/life/hooks.ts';
import { teamHooks } from './features/team/hooks.ts';
import { Hooks } from './platform/hooks.ts';

/** What areas do when something happens in areas below them, and what they add there; lower floors come first. */
export function createHooks(): Hooks {
  return new Hooks([
    ...teamHooks,
    ...diaryHooks,
    ...knowledgeHooks,
    ...lifeHooks,
    ...conversationHooks,
    ...followHooks,
  ]);
}

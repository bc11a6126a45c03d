import { conversationListeners } from './features/conversation/hooks.ts';
import { diaryListeners } from './features/diary/hooks.ts';
import { lifeListeners } from './features/life/hooks.ts';
import { teamListeners } from './features/team/hooks.ts';
import { Hooks } from './platform/hooks.ts';

/** What areas do when something happens in areas below them, and what they add there; lower floors come first. */
export function createHooks(): Hooks {
  return new Hooks([...teamListeners, ...diaryListeners, ...conversationListeners, ...lifeListeners]);
}

import { conversationHooks } from './features/conversation/hooks.ts';
import { followHooks } from './features/follow/hooks.ts';
import { knowledgeHooks } from './features/knowledge/hooks.ts';
import { lifeHooks } from './features/life/hooks.ts';
import { teamListeners } from './features/team/hooks.ts';
import { Hooks } from './platform/hooks.ts';

/** What areas do when something happens in areas below them; lower floors act first. */
export function createHooks(): Hooks {
  return new Hooks([...teamListeners, ...knowledgeHooks, ...lifeHooks, ...conversationHooks, ...followHooks]);
}

import { teamListeners } from './features/team/hooks.ts';
import { Hooks } from './platform/hooks.ts';

/** What areas do when something happens in areas below them; lower floors act first. */
export function createHooks(): Hooks {
  return new Hooks([...teamListeners]);
}

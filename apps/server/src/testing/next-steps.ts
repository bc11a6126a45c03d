import { takeSteps } from '../features/conversation/anonymity/step.store.ts';
import { DAY } from '../platform/clock.ts';
import type { TestApp } from './test-app.ts';

/** Takes the steps of the next day of all teams, as a server does that comes to it at this hour; a day goes by. */
export async function takeNextSteps(app: TestApp): Promise<number> {
  app.clock.advance(DAY);
  return takeSteps(app.ports);
}

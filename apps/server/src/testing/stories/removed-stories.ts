import { api, type Endpoint } from '@garden/contract';
import { buildTeam } from '../factories.ts';
import type { Reply, TestApp } from '../test-app.ts';
import type { CallName } from './stories.ts';

/** One success for the list of the teams that one has deleted. */
export const removedStories = {
  'team.removed': async (app) => {
    const { id, owner } = await buildTeam(app);
    await app.call(api.team.remove, { teamId: id }, { as: owner });
    return app.call(api.team.removed, {}, { as: owner });
  },
} satisfies Partial<Record<CallName, (app: TestApp) => Promise<Reply<Endpoint>>>>;

import { api, type Endpoint } from '@garden/contract';
import { buildTeam } from '../factories.ts';
import type { Reply, TestGarden } from '../test-app.ts';
import type { CallName } from './stories.ts';

/** One success for the list of the teams that one has deleted. */
export const removedStories = {
  'team.removed': async (garden) => {
    const { id, owner } = await buildTeam(garden);
    await garden.call(api.team.remove, { teamId: id }, { as: owner });
    return garden.call(api.team.removed, {}, { as: owner });
  },
} satisfies Partial<Record<CallName, (garden: TestGarden) => Promise<Reply<Endpoint>>>>;

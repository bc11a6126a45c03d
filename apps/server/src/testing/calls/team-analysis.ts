import { api } from '@garden/contract';
import { buildTeam } from '../factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { inOtherTeam, inTeam, onEachTeam, onTeam } from './rows.ts';

/** What a team's week had in common: for everyone in it (product, section 9). */
export const teamAnalysis: GroupEntries<'teamAnalysis'> = {
  analysis: {
    example: async (app) => {
      const { id: teamId, owner } = await buildTeam(app);
      return app.call(api.teamAnalysis.analysis, { teamId }, { as: owner });
    },
    rows: [...onEachTeam(inTeam()), onTeam('otherTeam', inOtherTeam())],
  },
};

import { api } from '@garden/contract';
import { buildPair, buildTeam } from '../factories.ts';
import type { GroupEntries } from './call-entry.ts';
import {
  administrators,
  all,
  EXPIRED,
  inOtherTeam,
  inTeam,
  OK,
  onEachTeam,
  onTeam,
  refused,
} from './rows.ts';

const csv = { format: 'csv' } as const;

/** Members see their team, leaders their people too, administrators everyone; downloads are theirs (product, sections 8 and 13). */
export const statistics: GroupEntries<'statistics'> = {
  get: {
    example: async (app) => {
      const { id: teamId, owner: as } = await buildTeam(app, { members: 5 });
      return app.call(api.statistics.get, { teamId }, { as });
    },
    rows: [
      ...onEachTeam(inTeam()),
      onTeam('otherTeam', inOtherTeam()),
      onTeam('team', inTeam(), { from: '2026-01-01', to: '2026-02-28' }),
    ],
  },
  members: {
    example: async (app) => {
      const { owner: as, team } = await buildPair(app);
      return app.call(api.statistics.members, { teamId: team.id, missing: true }, { as });
    },
    rows: onEachTeam(
      all(refused('statisticsNotYours'), {
        signedOut: EXPIRED,
        removed: refused('teamNotFound'),
        stranger: refused('teamNotFound'),
        owner: OK,
        admin: OK,
        leader: OK,
        supervisor: OK,
      }),
    ),
  },
  export: {
    example: async (app) => {
      const { id: teamId, owner: as } = await buildTeam(app, { members: 1 });
      return app.call(api.statistics.export, { teamId, ...csv }, { as });
    },
    rows: [...onEachTeam(administrators(), csv), onTeam('otherTeam', inOtherTeam(), csv)],
  },
};

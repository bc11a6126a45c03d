import { api } from '@garden/contract';
import { buildFollowGroup, buildPair } from '../factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { onGroup, ownGroup } from './on-follow-group.ts';
import { MISSING_ID, type RoleFixtures } from './role-fixtures.ts';
import { inOtherTeam, inTeam, type Outcomes, type Row, row } from './rows.ts';

const putIn = (object: string, of: (fixtures: RoleFixtures) => string, outcomes: Outcomes): Row =>
  row(
    `one’s own, ${object}`,
    async (fixtures, role) => ({ ...(await ownGroup(fixtures, role)), userIds: [of(fixtures)] }),
    outcomes,
  );

export const followsRelationship: GroupEntries<'followsRelationship'> = {
  add: {
    example: async (app) => {
      const { owner, member } = await buildPair(app);
      const groupId = await buildFollowGroup(app, owner);
      return app.call(api.followsRelationship.add, { groupId, userIds: [member.id] }, { as: owner });
    },
    rows: [
      ...onGroup(() => ({ removeIds: [MISSING_ID] })),
      putIn('a teammate', ({ writer }) => writer.id, inTeam('userNotFound')),
      putIn('a stranger', ({ foreigner }) => foreigner.id, inOtherTeam('userNotFound')),
    ],
  },
};

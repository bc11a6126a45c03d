import { api } from '@garden/contract';
import { buildFollowGroup, buildPair, buildPerson } from '../factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { onGroup } from './on-follow-group.ts';
import type { RoleFixtures } from './role-fixtures.ts';
import { noInput, row, signedIn } from './rows.ts';

const anyName = ({ app }: RoleFixtures) => ({ name: app.ports.random.letters(12) });

export const followsTeam: GroupEntries<'followsTeam'> = {
  add: {
    example: async (app) =>
      app.call(api.followsTeam.add, { name: 'Juniors' }, { as: await buildPerson(app) }),
    rows: [row('one’s own', anyName, signedIn)],
  },
  update: {
    example: async (app) => {
      const as = await buildPerson(app);
      const groupId = await buildFollowGroup(app, as);
      return app.call(api.followsTeam.update, { groupId, name: '新人' }, { as });
    },
    rows: onGroup(anyName),
  },
  delete: {
    example: async (app) => {
      const as = await buildPerson(app);
      return app.call(api.followsTeam.delete, { groupId: await buildFollowGroup(app, as) }, { as });
    },
    rows: onGroup(),
  },
  show: {
    example: async (app) => {
      const { owner, member } = await buildPair(app);
      const groupId = await buildFollowGroup(app, owner, [member]);
      return app.call(api.followsTeam.show, { groupId, limit: 1 }, { as: owner });
    },
    rows: [...onGroup(), row('all one’s own', noInput, signedIn)],
  },
};

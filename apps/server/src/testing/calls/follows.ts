import { api } from '@garden/contract';
import { buildFollowGroup, buildPair } from '../factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { MISSING_ID } from './role-fixtures.ts';
import { inOtherTeam, inTeam, noInput, noOne, type Outcomes, type Row, row, signedIn } from './rows.ts';

/** A call about someone of the same team. */
const onPerson = (ofOneself: Outcomes, more: object = {}): Row[] => [
  row('a teammate', ({ writer }) => ({ userId: writer.id, ...more }), inTeam('userNotFound')),
  row('a stranger', ({ foreigner }) => ({ userId: foreigner.id, ...more }), inOtherTeam('userNotFound')),
  row('missing', () => ({ userId: MISSING_ID, ...more }), noOne('userNotFound')),
  row(
    'oneself',
    ({ people }, role) => ({ userId: role === 'signedOut' ? MISSING_ID : people[role].id, ...more }),
    ofOneself,
  ),
];

export const follows: GroupEntries<'follows'> = {
  follow: {
    example: async (app) => {
      const { owner, member } = await buildPair(app);
      return app.call(api.follows.follow, { userId: member.id, following: true }, { as: owner });
    },
    rows: onPerson(noOne('followSelf'), { following: true }),
  },
  followList: {
    example: async (app) => {
      const { owner, member } = await buildPair(app);
      await app.call(api.follows.follow, { userId: member.id }, { as: owner });
      return app.call(api.follows.followList, { of: 'followers', limit: 1 }, { as: member });
    },
    rows: [
      row('one’s own', noInput, signedIn),
      row('those who follow one', () => ({ of: 'followers' }), signedIn),
    ],
  },
  person: {
    example: async (app) => {
      const { owner, member } = await buildPair(app);
      await buildFollowGroup(app, owner, [member]);
      return app.call(api.follows.person, { userId: member.id }, { as: owner });
    },
    rows: onPerson(signedIn),
  },
};

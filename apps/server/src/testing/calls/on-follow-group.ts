import { MISSING_ID, type Role, type RoleFixtures } from './role-fixtures.ts';
import { newFollowGroup } from './role-things.ts';
import { noOne, ofCaller, type Row, row, signedIn } from './rows.ts';

export const ownGroup = async (fixtures: RoleFixtures, role: Role) => ({
  groupId: await ofCaller(newFollowGroup, fixtures, role),
});

/** A call on a follow group, which is its owner's alone. */
export const onGroup = (more: (fixtures: RoleFixtures) => object = () => ({})): Row[] => [
  row(
    'one’s own',
    async (fixtures, role) => ({ ...(await ownGroup(fixtures, role)), ...more(fixtures) }),
    signedIn,
  ),
  row(
    'a teammate’s',
    (fixtures) => ({ groupId: fixtures.followGroup, ...more(fixtures) }),
    noOne('followGroupNotFound'),
  ),
  row('missing', (fixtures) => ({ groupId: MISSING_ID, ...more(fixtures) }), noOne('followGroupNotFound')),
];

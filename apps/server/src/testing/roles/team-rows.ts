import { NOBODY, newGathering, newTeam } from './cast.ts';
import {
  administrators,
  inOtherTeam,
  no,
  nobody,
  nothing,
  onEachTeam,
  onTeam,
  ownerAlone,
  type Row,
  row,
  signedIn,
} from './rows.ts';

const name = 'Cellar';

/** Teams themselves: names can be found by everybody who is signed in (product, section 3). */
export const teamRows: readonly Row[] = [
  row('team.add', 'a new team', () => ({ name, timezone: 'Europe/Lisbon' }), signedIn),
  row('team.add', 'people face to face', ({ app }) => ({ pin: app.ports.random.digits(6) }), signedIn),
  row(
    'team.gather',
    'one’s own',
    async (cast, role) => ({
      gatheringId: role === 'signedOut' ? NOBODY : await newGathering(cast, cast.people[role]),
    }),
    signedIn,
  ),
  row(
    'team.gather',
    'somebody else’s',
    async (cast) => ({ gatheringId: await newGathering(cast, cast.writer) }),
    nobody('gatheringNotFound'),
  ),
  row(
    'team.gatherConfirm',
    'one’s own',
    async (cast, role) => ({
      name,
      gatheringId: role === 'signedOut' ? NOBODY : await newGathering(cast, cast.people[role]),
    }),
    signedIn,
  ),
  row(
    'team.gatherConfirm',
    'somebody else’s',
    async (cast) => ({ name, gatheringId: await newGathering(cast, cast.writer) }),
    nobody('gatheringNotFound'),
  ),
  row(
    'team.gatherLeave',
    'one’s own',
    async (cast, role) => ({
      gatheringId: role === 'signedOut' ? NOBODY : await newGathering(cast, cast.people[role]),
    }),
    signedIn,
  ),
  row(
    'team.gatherLeave',
    'somebody else’s',
    async (cast) => ({ gatheringId: await newGathering(cast, cast.writer) }),
    nobody('gatheringNotFound'),
  ),
  row('team.list', 'one’s own', nothing, signedIn),
  row('team.regions', 'the world', nothing, signedIn),
  row('team.search', 'every team', () => ({ keyword: 'r' }), signedIn),

  ...onEachTeam('team.rename', administrators(), { name: 'Harvest' }),
  onTeam('team.rename', 'otherTeam', inOtherTeam(), { name: 'Orchard' }),
  ...onEachTeam('team.setting', administrators(), { timezone: 'Europe/Lisbon' }),
  onTeam('team.setting', 'otherTeam', inOtherTeam(), { timezone: 'Europe/Lisbon' }),
  ...onEachTeam('team.open', administrators(), { joinVerification: true }),
  onTeam('team.open', 'otherTeam', inOtherTeam(), { joinVerification: false }),
  ...onEachTeam('team.prohibited', administrators(), { words: 'canary-word' }),
  onTeam('team.prohibited', 'otherTeam', inOtherTeam(), { words: '' }),
  ...onEachTeam('team.getProhibited', administrators()),
  onTeam('team.getProhibited', 'otherTeam', inOtherTeam()),
  ...onEachTeam('team.renewCode', administrators()),
  onTeam('team.renewCode', 'otherTeam', inOtherTeam()),
  ...onEachTeam('team.audit', administrators()),
  onTeam('team.audit', 'otherTeam', inOtherTeam()),

  row(
    'team.handOver',
    'a team of one’s own',
    async (cast, role) => {
      if (role === 'signedOut') return { teamId: NOBODY, userId: NOBODY };
      const { id, other } = await newTeam(cast, cast.people[role]);
      return { teamId: id, userId: other.id };
    },
    signedIn,
  ),
  onTeam('team.handOver', 'team', { ...ownerAlone, owner: no('notOneself') }, ({ people: { owner } }) => ({
    userId: owner.id,
  })),
  onTeam('team.handOver', 'missing', nobody('teamNotFound'), ({ writer }) => ({ userId: writer.id })),
  row(
    'team.handOver',
    'team, to a stranger',
    ({ team, foreigner }) => ({ teamId: team.id, userId: foreigner.id }),
    { ...ownerAlone, owner: no('userNotFound') },
  ),
  row(
    'team.remove',
    'a team of one’s own',
    async (cast, role) => ({
      teamId: role === 'signedOut' ? NOBODY : (await newTeam(cast, cast.people[role])).id,
    }),
    signedIn,
  ),
  row(
    'team.remove',
    'the team, by others',
    ({ team }, role) => ({ teamId: role === 'owner' ? NOBODY : team.id }),
    { ...ownerAlone, owner: no('teamNotFound') },
  ),
  row('team.removed', 'one’s own', nothing, signedIn),
  onTeam('team.remove', 'missing', nobody('teamNotFound')),
  onTeam('team.remove', 'team', ownerAlone, { undo: true }),
  row('team.removed', 'one’s own', nothing, signedIn),
];

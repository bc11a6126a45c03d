import { randomUUID } from 'node:crypto';
import { api } from '@garden/contract';
import { buildPerson, buildTeam } from '../factories.ts';
import { buildAudio, buildMeeting, soundPiece } from '../meeting-factories.ts';
import type { TestApp } from '../test-app.ts';
import type { GroupEntries } from './call-entry.ts';
import { MISSING_ID, type RoleFixtures, TODAY } from './role-fixtures.ts';
import {
  administrators,
  type Input,
  inOtherTeam,
  inTeam,
  noOne,
  OK,
  type Outcomes,
  onEachTeam,
  onTeam,
  type Row,
  row,
  signedIn,
  spoiling,
} from './rows.ts';

const newMeeting = {
  title: 'The press',
  date: TODAY,
  transcript: 'Ana: We decided to buy it.',
  consent: true as const,
};

/** The caller's own, for which they are in the team; others find none. */
const ownOf =
  (isMade = false, more: object = {}): Input =>
  async ({ app, team, people }, role) => {
    if (role === 'signedOut' || role === 'removed' || role === 'stranger')
      return { meetingId: MISSING_ID, ...more };
    const as = people[role];
    const { id: meetingId } = await buildMeeting(app, as, team.id);
    if (isMade) await app.call(api.meeting.generate, { meetingId }, { as });
    return { meetingId, ...more };
  };

const inTeamAlone = inTeam('meetingNotFound');

const onOthers = (more: object = {}, outcomes = noOne('meetingNotFound')): Row[] => [
  row('one that is shared with no one', ({ meeting }) => ({ meetingId: meeting, ...more }), outcomes),
  row('a missing one', () => ({ meetingId: MISSING_ID, ...more }), noOne('meetingNotFound')),
];

/** The member took part in it, who has a part of it before anyone reads it. */
const byMemberAlone: Outcomes = { ...noOne('meetingNotFound'), member: OK };

/** One of the writer's that the team reads. */
const shared =
  (more: object = {}): Input =>
  async (fixtures) => ({ meetingId: (await buildShared(fixtures)).id, ...more });

async function buildShared({ app, team, writer }: RoleFixtures) {
  const meeting = await buildMeeting(app, writer, team.id);
  const wish = { meetingId: meeting.id, version: meeting.version, share: 'team' as const };
  const { data } = await app.call(api.meeting.update, wish, { as: writer });
  return data;
}

const onShared = (outcomes: Outcomes, more: object = {}): Row =>
  row('one that the team reads', shared(more), outcomes);

async function own(app: TestApp) {
  const { id: teamId, owner: as } = await buildTeam(app, { members: 2 });
  const { id: meetingId } = await buildMeeting(app, as, teamId);
  return { as, meetingId };
}

/** One of someone else's, in which a member said something. */
async function attended(app: TestApp) {
  const { id: teamId, owner, members } = await buildTeam(app, { members: 1 });
  const [other = owner] = members;
  const transcript = `${other.name}: I’ll call the dealer tomorrow.`;
  const { id: meetingId } = await buildMeeting(app, owner, teamId, {
    participantIds: [other.id],
    transcript,
  });
  return { other, meetingId };
}

/** One of the writer's that the caller took part in. */
const attendedBy =
  (more: object = {}): Input =>
  async ({ app, team, people, writer }, role) => {
    if (role === 'signedOut' || role === 'removed' || role === 'stranger')
      return { meetingId: MISSING_ID, ...more };
    const participantIds = [people[role].id];
    const { id: meetingId } = await buildMeeting(app, writer, team.id, { participantIds });
    return { meetingId, ...more };
  };

const templates = [
  {
    name: 'Tasting',
    headings: [{ heading: 'own' as const, title: 'Wines' }, { heading: 'actions' as const }],
  },
];

/** No templates, as the next version of whatever other callers have left. */
const newestTemplates: Input = async ({ app }) => {
  const { rows } = await app.ports.database.pool.query(
    'select coalesce(max(version), 0) as version from meeting_templates',
  );
  return { version: Number(rows[0]?.['version']), templates: [] };
};

const END = { segment: 0, pieces: 1, milliseconds: 5_000 };

/** Of a recording that the writer has begun. */
const ofOthers =
  (input: object): Input =>
  async ({ app, writer }) => {
    const recordingId = randomUUID();
    await app.call(api.meeting.piece, soundPiece('one', { recordingId }), { as: writer });
    return { ...input, recordingId };
  };

/** Meetings: their owner alone changes them, and says who reads them (product, section 10). */
export const meeting: GroupEntries<'meeting'> = {
  add: {
    example: async (app) => {
      const { id: teamId, owner: as, members } = await buildTeam(app, { members: 2 });
      const participantIds = members.map(({ id }) => id);
      return app.call(api.meeting.add, { ...newMeeting, teamId, participantIds }, { as });
    },
    rows: [...onEachTeam(inTeam(), newMeeting), onTeam('otherTeam', inOtherTeam(), newMeeting)],
  },
  list: {
    example: async (app) => {
      const { id: teamId, owner: as } = await buildTeam(app);
      await buildMeeting(app, as, teamId);
      await buildMeeting(app, as, teamId, { date: '2026-03-30' });
      return app.call(api.meeting.list, { teamId, limit: 1 }, { as });
    },
    rows: [...onEachTeam(inTeam()), onTeam('otherTeam', inOtherTeam())],
  },
  get: {
    example: async (app) => {
      const { as, meetingId } = await own(app);
      await app.call(api.meeting.generate, { meetingId }, { as });
      return app.call(api.meeting.get, { meetingId }, { as });
    },
    rows: [row('one’s own', ownOf(), inTeamAlone), onShared(inTeamAlone), ...onOthers()],
  },
  update: {
    example: async (app) => {
      const { as, meetingId } = await own(app);
      const { data } = await app.call(api.meeting.generate, { meetingId }, { as });
      const { version, minutes } = data;
      const { summary, decisions, questions, actions } = minutes ?? {
        summary: [],
        decisions: [],
        questions: [],
        actions: [],
      };
      const written = {
        summary,
        decisions,
        questions,
        actions: actions.map(({ takenBy: _, ...action }) => action),
      };
      const lines = [{ line: 0, text: 'The new oven bakes fifty loaves an hour.' }];
      const wish = { meetingId, version, minutes: written, lines, share: 'team' as const };
      return app.call(api.meeting.update, wish, { as });
    },
    rows: [
      row('one’s own', ownOf(false, { version: 1, title: 'Bread' }), inTeamAlone),
      onShared(noOne('meetingNotFound'), { version: 2, title: 'Bread' }),
      ...onOthers({ version: 1, title: 'Bread' }),
    ],
  },
  delete: {
    example: async (app) => {
      const { as, meetingId } = await own(app);
      return app.call(api.meeting.delete, { meetingId }, { as });
    },
    rows: [row('one’s own', ownOf(), inTeamAlone), onShared(noOne('meetingNotFound')), ...onOthers()],
  },
  generate: {
    example: async (app) => {
      const { as, meetingId } = await own(app);
      return app.call(api.meeting.generate, { meetingId }, { as });
    },
    rows: [row('one’s own', ownOf(), inTeamAlone), onShared(noOne('meetingNotFound')), ...onOthers()],
  },
  audio: {
    example: async (app) => {
      const { id: teamId, owner: as } = await buildTeam(app);
      const audioId = await buildAudio(app, as);
      const { id: meetingId } = await buildMeeting(app, as, teamId, { audioId });
      return app.call(api.meeting.audio, { meetingId, audioId, wish: 'keep' }, { as });
    },
    rows: [
      row(
        'one’s own',
        async ({ app, team, people }, role) => {
          const none = { meetingId: MISSING_ID, audioId: MISSING_ID, wish: 'delete' };
          if (role === 'signedOut' || role === 'removed' || role === 'stranger') return none;
          const as = people[role];
          const audioId = await buildAudio(app, as);
          const { id: meetingId } = await buildMeeting(app, as, team.id, { audioId });
          return { meetingId, audioId, wish: 'delete' };
        },
        inTeamAlone,
      ),
      onShared(noOne('meetingNotFound'), { audioId: MISSING_ID, wish: 'keep' }),
      ...onOthers({ audioId: MISSING_ID, wish: 'keep' }),
    ],
  },
  take: {
    example: async (app) => {
      const { as, meetingId } = await own(app);
      const { data } = await app.call(api.meeting.generate, { meetingId }, { as });
      const actionId = data.minutes?.actions[0]?.id ?? MISSING_ID;
      return app.call(api.meeting.take, { meetingId, actionId }, { as });
    },
    rows: [
      row(
        'one’s own',
        async (fixtures, role) => {
          const { meetingId } = (await ownOf(true)(fixtures, role)) as { meetingId: string };
          if (role === 'signedOut') return { meetingId, actionId: MISSING_ID };
          const { app, people } = fixtures;
          const { data } = await app.call(api.meeting.get, { meetingId }, { as: people[role] });
          return { meetingId, actionId: data?.minutes?.actions[0]?.id ?? MISSING_ID };
        },
        inTeamAlone,
      ),
      ...onOthers({ actionId: MISSING_ID }),
    ],
  },
  mine: {
    example: async (app) => {
      const { other: as, meetingId } = await attended(app);
      return app.call(api.meeting.mine, { meetingId }, { as });
    },
    rows: [row('one that they took part in', attendedBy(), inTeamAlone), ...onOthers({}, byMemberAlone)],
  },
  withdraw: {
    example: async (app) => {
      const { other: as, meetingId } = await attended(app);
      return app.call(api.meeting.withdraw, { meetingId, lines: [0], deletion: true }, { as });
    },
    rows: [
      row('one that they took part in', attendedBy({ deletion: true }), inTeamAlone),
      ...onOthers({ deletion: true }, byMemberAlone),
    ],
  },
  templates: {
    example: async (app) => {
      const { id: teamId, owner: as } = await buildTeam(app);
      await app.call(api.meeting.setTemplates, { teamId, version: 0, templates }, { as });
      return app.call(api.meeting.templates, { teamId }, { as });
    },
    rows: [...onEachTeam(inTeam()), onTeam('otherTeam', inOtherTeam())],
  },
  setTemplates: {
    example: async (app) => {
      const { id: teamId, owner: as } = await buildTeam(app);
      return app.call(api.meeting.setTemplates, { teamId, version: 0, templates }, { as });
    },
    rows: [
      ...onEachTeam(administrators(), newestTemplates),
      onTeam('otherTeam', inOtherTeam(), newestTemplates),
    ].map(spoiling),
  },
  piece: {
    example: async (app) => app.call(api.meeting.piece, soundPiece('one'), { as: await buildPerson(app) }),
    rows: [
      row('one’s own', () => soundPiece('one'), signedIn),
      row('under the id of someone else’s recording, as one’s own', ofOthers(soundPiece('one')), signedIn),
    ],
  },
  endSegment: {
    example: async (app) => {
      const as = await buildPerson(app);
      const piece = soundPiece('one');
      await app.call(api.meeting.piece, piece, { as });
      return app.call(api.meeting.endSegment, { ...END, recordingId: piece.recordingId }, { as });
    },
    rows: [
      row('of someone else’s recording', ofOthers(END), noOne('audioNotFound')),
      row('a missing one', () => ({ ...END, recordingId: MISSING_ID }), noOne('audioNotFound')),
    ],
  },
  transcribe: {
    example: async (app) => {
      const { id: teamId, owner: as } = await buildTeam(app);
      const audioId = await buildAudio(app, as);
      const { id: meetingId } = await buildMeeting(app, as, teamId, { audioId });
      return app.call(api.meeting.transcribe, { meetingId }, { as });
    },
    rows: [
      row(
        'one’s own',
        async ({ app, team, people }, role) => {
          if (role === 'signedOut' || role === 'removed' || role === 'stranger')
            return { meetingId: MISSING_ID };
          const audioId = await buildAudio(app, people[role]);
          const { id: meetingId } = await buildMeeting(app, people[role], team.id, { audioId });
          return { meetingId };
        },
        inTeamAlone,
      ),
      onShared(noOne('meetingNotFound')),
      ...onOthers(),
    ],
  },
};

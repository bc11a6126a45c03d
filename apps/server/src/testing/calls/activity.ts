import { api } from '@garden/contract';
import { buildDiary, buildTeam } from '../factories.ts';
import { buildTopic } from '../life-factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { MISSING_ID, TODAY } from './role-fixtures.ts';
import { newTopic } from './role-things.ts';
import { administrators, inOtherTeam, inTeam, noOne, onEachTeam, onTeam, type Row, row } from './rows.ts';

const topic = { title: 'What slows us down', prompt: '', from: TODAY, to: TODAY };

const onTopic = (more: object = {}): Row[] => [
  row(
    'a topic of the team',
    async (fixtures) => ({ activityId: await newTopic(fixtures), ...more }),
    administrators('topicNotFound'),
  ),
  row('a missing topic', () => ({ activityId: MISSING_ID, ...more }), noOne('topicNotFound')),
];

/** Topics: administrators set them, members read them (product, section 8). */
export const activity: GroupEntries<'activity'> = {
  custom: {
    example: async (app) => {
      const { id: teamId, owner } = await buildTeam(app);
      return app.call(api.activity.custom, { teamId, ...topic }, { as: owner });
    },
    rows: [...onEachTeam(administrators(), topic), onTeam('otherTeam', inOtherTeam(), topic)],
  },
  update: {
    example: async (app) => {
      const team = await buildTeam(app);
      const { id: activityId } = await buildTopic(app, team);
      return app.call(api.activity.update, { activityId, to: TODAY }, { as: team.owner });
    },
    rows: onTopic({ title: 'What helps' }),
  },
  delete: {
    example: async (app) => {
      const team = await buildTeam(app);
      const { id: activityId } = await buildTopic(app, team);
      return app.call(api.activity.delete, { activityId }, { as: team.owner });
    },
    rows: onTopic(),
  },
  list: {
    example: async (app) => {
      const team = await buildTeam(app);
      await buildTopic(app, team);
      return app.call(api.activity.list, { teamId: team.id, state: 'running' }, { as: team.owner });
    },
    rows: [...onEachTeam(inTeam()), onTeam('otherTeam', inOtherTeam())],
  },
  answers: {
    example: async (app) => {
      const team = await buildTeam(app);
      const { id } = await buildTopic(app, team);
      await buildDiary(app, {
        author: team.owner,
        sections: { topics: [{ id, text: 'Waiting for reviews.' }] },
      });
      return app.call(api.activity.answers, { activityId: id }, { as: team.owner });
    },
    rows: [
      row('a topic of the team', ({ topic }) => ({ activityId: topic }), inTeam('topicNotFound')),
      row('a missing topic', () => ({ activityId: MISSING_ID }), noOne('topicNotFound')),
    ],
  },
};

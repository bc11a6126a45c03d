import { api } from '@garden/contract';
import { buildTeam } from '../factories.ts';
import { askedIds, buildQuestionnaire } from '../life-factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { MISSING_ID, TODAY } from './role-fixtures.ts';
import { newQuestionnaire } from './role-things.ts';
import {
  administrators,
  type Input,
  inOtherTeam,
  inTeam,
  noOne,
  type Outcomes,
  onEachTeam,
  onTeam,
  type Row,
  row,
} from './rows.ts';

const questions = [{ id: askedIds.rating, kind: 'scale', text: { en: 'How was the week?' } }] as const;
const added = { title: { en: 'Pulse' }, questions, opens: TODAY, closes: TODAY };
const answering = {
  ...{ run: 1, version: 1, anonymous: false },
  answers: [{ questionId: askedIds.rating, number: 7 }],
};

const onQuestionnaire = (outcomes: Outcomes, input: Input): Row[] => [
  row('a questionnaire of the team', input, outcomes),
  row(
    'a missing questionnaire',
    async (fixtures, role) => ({ ...(await input(fixtures, role)), questionnaireId: MISSING_ID }),
    noOne('questionnaireNotFound'),
  ),
];
const onAnother =
  (more: object = {}): Input =>
  async (fixtures) => ({ questionnaireId: await newQuestionnaire(fixtures), ...more });
const onThat =
  (more: object = {}): Input =>
  ({ questionnaire }) => ({ questionnaireId: questionnaire, ...more });

const managed = administrators('questionnaireNotFound');
const read = inTeam('questionnaireNotFound');

/** Questionnaires: administrators set and export them, members answer them (product, section 8). */
export const questionnaire: GroupEntries<'questionnaire'> = {
  add: {
    example: async (app) => {
      const { id: teamId, owner } = await buildTeam(app);
      return app.call(api.questionnaire.add, { teamId, ...added, questions: [...questions] }, { as: owner });
    },
    rows: [...onEachTeam(administrators(), added), onTeam('otherTeam', inOtherTeam(), added)],
  },
  update: {
    example: async (app) => {
      const team = await buildTeam(app);
      const { id: questionnaireId, version } = await buildQuestionnaire(app, team);
      const changes = { title: { en: 'Mood of the week' }, closes: TODAY };
      return app.call(api.questionnaire.update, { questionnaireId, version, ...changes }, { as: team.owner });
    },
    rows: onQuestionnaire(managed, onAnother({ version: 1, intro: { en: 'Ten minutes.' } })),
  },
  delete: {
    example: async (app) => {
      const team = await buildTeam(app);
      const { id: questionnaireId } = await buildQuestionnaire(app, team);
      return app.call(api.questionnaire.delete, { questionnaireId }, { as: team.owner });
    },
    rows: onQuestionnaire(managed, onAnother()),
  },
  do: {
    example: async (app) => {
      const team = await buildTeam(app);
      const { id: questionnaireId } = await buildQuestionnaire(app, team);
      return app.call(api.questionnaire.do, { questionnaireId, ...answering }, { as: team.owner });
    },
    rows: onQuestionnaire(read, onThat(answering)),
  },
  list: {
    example: async (app) => {
      const team = await buildTeam(app);
      await buildQuestionnaire(app, team);
      return app.call(api.questionnaire.list, { teamId: team.id, state: 'running' }, { as: team.owner });
    },
    rows: [...onEachTeam(inTeam()), onTeam('otherTeam', inOtherTeam())],
  },
  get: {
    example: async (app) => {
      const team = await buildTeam(app);
      const { id: questionnaireId } = await buildQuestionnaire(app, team);
      await app.call(api.questionnaire.do, { questionnaireId, ...answering }, { as: team.owner });
      return app.call(api.questionnaire.get, { questionnaireId }, { as: team.owner });
    },
    rows: onQuestionnaire(read, onThat()),
  },
  export: {
    example: async (app) => {
      const team = await buildTeam(app);
      const { id: questionnaireId } = await buildQuestionnaire(app, team);
      await app.call(api.questionnaire.do, { questionnaireId, ...answering }, { as: team.owner });
      return app.call(api.questionnaire.export, { questionnaireId, format: 'csv' }, { as: team.owner });
    },
    rows: onQuestionnaire(managed, onThat({ format: 'csv' })),
  },
  act: {
    example: async (app) => {
      const team = await buildTeam(app);
      const { id: questionnaireId } = await buildQuestionnaire(app, team);
      const action = { id: askedIds.why, ownerId: team.owner.id, day: TODAY, text: 'Buy pens' };
      return app.call(
        api.questionnaire.act,
        { questionnaireId, run: 1, actions: [action] },
        { as: team.owner },
      );
    },
    rows: onQuestionnaire(managed, onThat({ run: 1, actions: [] })),
  },
};

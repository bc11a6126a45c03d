import { api, type RequestOf } from '@garden/contract';
import { takeQuestionnaireMornings } from '../features/life/questionnaires/taking.store.ts';
import { DAY } from '../platform/clock.ts';
import type { TestPerson, TestTeam } from './factories.ts';
import { askedIds } from './life-factories.ts';
import type { TestApp } from './test-app.ts';

export type Answers = RequestOf<typeof api.questionnaire.do>['answers'];

/** A rating, with why. */
export const rated = (number: number, text?: string): Answers => [
  { questionId: askedIds.rating, number },
  ...(text ? [{ questionId: askedIds.why, text }] : []),
];

export const everyone = ({ owner, members }: TestTeam): TestPerson[] => [owner, ...members];

/** What people do with questionnaires, and the mornings that count them. */
export const useQuestionnaires = (app: TestApp) => ({
  answer: (
    as: TestPerson,
    questionnaireId: string,
    answers: Answers,
    more: Partial<RequestOf<typeof api.questionnaire.do>> = {},
  ) =>
    app.call(
      api.questionnaire.do,
      { questionnaireId, run: 1, version: 1, anonymous: false, answers, ...more },
      { as },
    ),
  get: async (as: TestPerson, questionnaireId: string, run?: number) =>
    (await app.call(api.questionnaire.get, { questionnaireId, ...(run && { run }) }, { as })).data,
  /** The morning after so many days. */
  sleep: async (days = 1): Promise<void> => {
    app.clock.advance(days * DAY);
    await takeQuestionnaireMornings(app.ports);
  },
  exported: async (as: TestPerson, questionnaireId: string): Promise<string> => {
    const { data } = await app.call(api.questionnaire.export, { questionnaireId, format: 'csv' }, { as });
    return new TextDecoder().decode(data.content);
  },
});

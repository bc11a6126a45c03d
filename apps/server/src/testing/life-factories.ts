import {
  api,
  type CultureView,
  type QuestionnaireView,
  type RequestOf,
  type TopicView,
} from '@garden/contract';
import { buildPerson, buildTeam, type TestTeam } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** A topic of a team that runs from the day on which tests begin. */
export async function buildTopic(
  app: TestApp,
  { id: teamId, owner }: TestTeam,
  overrides: Partial<RequestOf<typeof api.activity.custom>> = {},
): Promise<TopicView> {
  const topic = { title: 'What slows us down', prompt: 'One thing, **small** is fine.' };
  const days = { from: '2026-03-31', to: '2026-04-02' };
  const made = await app.call(
    api.activity.custom,
    { teamId, ...topic, ...days, ...overrides },
    { as: owner },
  );
  if (made.code !== 200) throw new Error(`no topic: ${made.message}`);
  return made.data;
}

/** An entry of a team’s culture. */
export async function buildCulture(
  app: TestApp,
  { id: teamId, owner }: Pick<TestTeam, 'id' | 'owner'>,
  overrides: Partial<RequestOf<typeof api.culture.add>> = {},
): Promise<CultureView> {
  const entry = { title: 'Candour', content: 'We say it **kindly**, and we say it.' };
  const made = await app.call(api.culture.add, { teamId, ...entry, ...overrides }, { as: owner });
  if (made.code !== 200) throw new Error(`no entry: ${made.message}`);
  return made.data;
}

/** Ids of the questions and choices of `buildQuestionnaire`. */
export const askedIds = {
  rating: '00000000-0000-4000-8000-000000000001',
  why: '00000000-0000-4000-8000-000000000002',
  tools: '00000000-0000-4000-8000-000000000003',
  pens: '00000000-0000-4000-8000-000000000004',
  paper: '00000000-0000-4000-8000-000000000005',
} as const;

/** A scale, a text, and several choices with one’s own words; by name, for everyone, for a week from today on. */
export async function buildQuestionnaire(
  app: TestApp,
  { id: teamId, owner }: TestTeam,
  overrides: Partial<RequestOf<typeof api.questionnaire.add>> = {},
): Promise<QuestionnaireView> {
  const questions: RequestOf<typeof api.questionnaire.add>['questions'] = [
    { id: askedIds.rating, kind: 'scale', text: { en: 'How was the week?', zh: '这周怎么样？' } },
    { id: askedIds.why, kind: 'text', text: { en: 'Why?' } },
    {
      id: askedIds.tools,
      kind: 'multiple',
      text: { en: 'What is missing?' },
      other: true,
      choices: [
        { id: askedIds.pens, text: { en: 'Pens' } },
        { id: askedIds.paper, text: { en: 'Paper' } },
      ],
    },
  ];
  const days = { opens: '2026-03-31', closes: '2026-04-06' };
  const made = await app.call(
    api.questionnaire.add,
    { teamId, title: { en: 'Pulse', zh: '脉搏' }, questions, ...days, ...overrides },
    { as: owner },
  );
  if (made.code !== 200) throw new Error(`no questionnaire: ${made.message}`);
  return made.data;
}

/** Someone who was notified of a topic, with the notice. */
export async function buildNotice(app: TestApp) {
  const as = await buildPerson(app);
  const team = await buildTeam(app, { members: [as] });
  const topic = await buildTopic(app, team);
  await app.ports.queue.drain();
  const { data } = await app.call(api.notice.get, { kind: 'topic' }, { as });
  const [notice] = data.items;
  if (!notice) throw new Error('no one was notified of the topic');
  return { as, team, topic, notice };
}

type Watchword = { readonly id: string; readonly text: string };

/** The watchwords of a team that has none yet. */
export async function buildWatchwords(
  app: TestApp,
  { id: teamId, owner }: Pick<TestTeam, 'id' | 'owner'>,
): Promise<[Watchword, Watchword]> {
  const words = [
    { text: 'Candour', meaning: 'We say it kindly, and we say it.' },
    { text: 'Small and whole' },
  ];
  const { data, message } = await app.call(
    api.team.setTeamSpirit,
    { teamId, version: 0, words },
    { as: owner },
  );
  const [first, second] = data?.words ?? [];
  if (!first || !second) throw new Error(`no watchwords: ${message}`);
  return [first, second];
}

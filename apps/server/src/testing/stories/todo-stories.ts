import { api, type Endpoint, type TodoView, type TopicView } from '@garden/contract';
import { buildDiary, buildPerson, buildTeam, type TestPerson, type TestTeam } from '../factories.ts';
import type { Reply, TestApp } from '../test-app.ts';
import type { CallName } from './stories.ts';

type Story = (app: TestApp) => Promise<Reply<Endpoint>>;

const TODAY = '2026-03-31';
const topic = {
  title: 'What slows us down',
  prompt: 'One thing, **small** is fine.',
  from: TODAY,
  to: '2026-04-02',
};

/** A to-do of today, or a goal. */
export async function buildTodo(
  app: TestApp,
  as: TestPerson,
  { kind = 'day', text = 'Call Ana' }: Partial<Pick<TodoView, 'kind' | 'text'>> = {},
): Promise<TodoView> {
  const added = await app.call(api.todo.add, { kind, text }, { as });
  if (added.code !== 200) throw new Error(`no to-do: ${added.message}`);
  return added.data;
}

/** A topic of a team that runs from today. */
export async function buildTopic(
  app: TestApp,
  { id: teamId, owner }: TestTeam,
  wish: Partial<typeof topic & { departmentIds: string[] }> = {},
): Promise<TopicView> {
  const made = await app.call(api.activity.custom, { teamId, ...topic, ...wish }, { as: owner });
  if (made.code !== 200) throw new Error(`no topic: ${made.message}`);
  return made.data;
}

/** One success for each call about to-dos and topics. */
export const todoStories = {
  'todo.add': async (app) => {
    const goal = { kind: 'goal' as const, text: 'Read Chinese contracts alone', day: '2026-07-31' };
    return app.call(api.todo.add, goal, { as: await buildPerson(app) });
  },
  'todo.list': async (app) => {
    const as = await buildPerson(app);
    await buildTodo(app, as);
    await buildTodo(app, as, { kind: 'goal' });
    const wanted = { status: 'open' as const, from: TODAY, to: '2026-12-31', limit: 1 };
    return app.call(api.todo.list, wanted, { as });
  },
  'todo.change': async (app) => {
    const as = await buildPerson(app);
    const { id: todoId } = await buildTodo(app, as, { kind: 'goal' });
    const wish = { status: 'done' as const, progress: 100, text: 'Call Ana and Bo', position: 0 };
    return app.call(api.todo.change, { todoId, ...wish }, { as });
  },
  'todo.delete': async (app) => {
    const as = await buildPerson(app);
    return app.call(api.todo.delete, { todoId: (await buildTodo(app, as)).id }, { as });
  },
  'todo.open': async (app) => app.call(api.todo.open, { open: true }, { as: await buildPerson(app) }),
  'todo.opening': async (app) => app.call(api.todo.opening, {}, { as: await buildPerson(app) }),

  'activity.custom': async (app) => {
    const { id: teamId, owner } = await buildTeam(app);
    return app.call(api.activity.custom, { teamId, ...topic }, { as: owner });
  },
  'activity.update': async (app) => {
    const team = await buildTeam(app);
    const { id: activityId } = await buildTopic(app, team);
    return app.call(api.activity.update, { activityId, to: TODAY }, { as: team.owner });
  },
  'activity.delete': async (app) => {
    const team = await buildTeam(app);
    const { id: activityId } = await buildTopic(app, team);
    return app.call(api.activity.delete, { activityId }, { as: team.owner });
  },
  'activity.list': async (app) => {
    const team = await buildTeam(app);
    await buildTopic(app, team);
    return app.call(api.activity.list, { teamId: team.id, state: 'running' }, { as: team.owner });
  },
  'activity.answers': async (app) => {
    const team = await buildTeam(app);
    const { id } = await buildTopic(app, team);
    await buildDiary(app, {
      author: team.owner,
      sections: { topics: [{ id, text: 'Waiting for reviews.' }] },
    });
    return app.call(api.activity.answers, { activityId: id }, { as: team.owner });
  },
} satisfies Partial<Record<CallName, Story>>;

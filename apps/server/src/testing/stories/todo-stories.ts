import { api, type Endpoint, type TodoView, type TopicView } from '@garden/contract';
import { buildDiary, buildPerson, buildTeam, type TestPerson, type TestTeam } from '../factories.ts';
import type { Reply, TestGarden } from '../test-app.ts';
import type { CallName } from './stories.ts';

type Story = (garden: TestGarden) => Promise<Reply<Endpoint>>;

const TODAY = '2026-03-31';
const topic = {
  title: 'What slows us down',
  prompt: 'One thing, **small** is fine.',
  from: TODAY,
  to: '2026-04-02',
};

/** A to-do of today, or a goal. */
export async function buildTodo(
  garden: TestGarden,
  as: TestPerson,
  { kind = 'day', text = 'Call Ana' }: Partial<Pick<TodoView, 'kind' | 'text'>> = {},
): Promise<TodoView> {
  const added = await garden.call(api.todo.add, { kind, text }, { as });
  if (added.code !== 200) throw new Error(`no to-do: ${added.message}`);
  return added.data;
}

/** A topic of a team that runs from today. */
export async function buildTopic(
  garden: TestGarden,
  { id: teamId, owner }: TestTeam,
  wish: Partial<typeof topic & { departmentIds: string[] }> = {},
): Promise<TopicView> {
  const made = await garden.call(api.activity.custom, { teamId, ...topic, ...wish }, { as: owner });
  if (made.code !== 200) throw new Error(`no topic: ${made.message}`);
  return made.data;
}

/** One success for each call about to-dos and topics. */
export const todoStories = {
  'todo.add': async (garden) => {
    const goal = { kind: 'goal' as const, text: 'Read Chinese contracts alone', day: '2026-07-31' };
    return garden.call(api.todo.add, goal, { as: await buildPerson(garden) });
  },
  'todo.list': async (garden) => {
    const as = await buildPerson(garden);
    await buildTodo(garden, as);
    await buildTodo(garden, as, { kind: 'goal' });
    const wanted = { status: 'open' as const, from: TODAY, to: '2026-12-31', limit: 1 };
    return garden.call(api.todo.list, wanted, { as });
  },
  'todo.change': async (garden) => {
    const as = await buildPerson(garden);
    const { id: todoId } = await buildTodo(garden, as, { kind: 'goal' });
    const wish = { status: 'done' as const, progress: 100, text: 'Call Ana and Bo', position: 0 };
    return garden.call(api.todo.change, { todoId, ...wish }, { as });
  },
  'todo.delete': async (garden) => {
    const as = await buildPerson(garden);
    return garden.call(api.todo.delete, { todoId: (await buildTodo(garden, as)).id }, { as });
  },
  'todo.open': async (garden) =>
    garden.call(api.todo.open, { open: true }, { as: await buildPerson(garden) }),
  'todo.opening': async (garden) => garden.call(api.todo.opening, {}, { as: await buildPerson(garden) }),

  'activity.custom': async (garden) => {
    const { id: teamId, owner } = await buildTeam(garden);
    return garden.call(api.activity.custom, { teamId, ...topic }, { as: owner });
  },
  'activity.update': async (garden) => {
    const team = await buildTeam(garden);
    const { id: activityId } = await buildTopic(garden, team);
    return garden.call(api.activity.update, { activityId, to: TODAY }, { as: team.owner });
  },
  'activity.delete': async (garden) => {
    const team = await buildTeam(garden);
    const { id: activityId } = await buildTopic(garden, team);
    return garden.call(api.activity.delete, { activityId }, { as: team.owner });
  },
  'activity.list': async (garden) => {
    const team = await buildTeam(garden);
    await buildTopic(garden, team);
    return garden.call(api.activity.list, { teamId: team.id, state: 'running' }, { as: team.owner });
  },
  'activity.answers': async (garden) => {
    const team = await buildTeam(garden);
    const { id } = await buildTopic(garden, team);
    await buildDiary(garden, {
      author: team.owner,
      sections: { topics: [{ id, text: 'Waiting for reviews.' }] },
    });
    return garden.call(api.activity.answers, { activityId: id }, { as: team.owner });
  },
} satisfies Partial<Record<CallName, Story>>;

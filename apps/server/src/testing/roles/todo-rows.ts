import type { CallName } from '../stories/stories.ts';
import { type Cast, NOBODY, newOpenTodos, newTodo, newTopic, type Role } from './cast.ts';
import {
  administrators,
  type Input,
  inOtherTeam,
  inTeam,
  nobody,
  nothing,
  onEachTeam,
  onTeam,
  type Row,
  row,
  signedIn,
} from './rows.ts';

const day = '2026-03-31';
const topic = { title: 'What slows us down', prompt: '', from: day, to: day };

const ofOnesOwn: Input = async (cast, role) => ({
  todoId: role === 'signedOut' ? NOBODY : await newTodo(cast, cast.people[role]),
});

const onOwnTodo = (call: CallName, more: object = {}) =>
  row(call, 'one’s own', async (cast, role) => ({ ...(await ofOnesOwn(cast, role)), ...more }), signedIn);

const onTodo = (call: CallName, object: string, of: (cast: Cast) => string, more: object = {}) =>
  row(call, object, (cast) => ({ todoId: of(cast), ...more }), nobody('todoNotFound'));

const listOf = (object: string, of: (cast: Cast, role: Role) => Promise<string> | string) =>
  [object, async (cast: Cast, role: Role) => ({ userId: await of(cast, role) })] as const;

const onTopic = (call: CallName, more: object = {}) => [
  row(
    call,
    'a topic of the team',
    async (cast) => ({ activityId: await newTopic(cast), ...more }),
    administrators('topicNotFound'),
  ),
  row(call, 'a missing topic', () => ({ activityId: NOBODY, ...more }), nobody('topicNotFound')),
];

/** To-dos are their owner's, and shown to those in their teams where the owner says so (product, section 7). */
const todoRows: readonly Row[] = [
  row('todo.add', 'one’s own', () => ({ kind: 'day', text: 'Call Ana' }), signedIn),
  row('todo.list', 'one’s own', nothing, signedIn),
  row('todo.list', ...listOf('a teammate who keeps them', ({ writer }) => writer.id), {
    ...nobody('todosClosed'),
    ...{ removed: 'refused:userNotFound', stranger: 'refused:userNotFound' },
  }),
  row('todo.list', ...listOf('a teammate who shows them', newOpenTodos), inTeam('userNotFound')),
  row('todo.list', ...listOf('nobody', () => NOBODY), nobody('userNotFound')),
  onOwnTodo('todo.change', { status: 'done' }),
  onTodo('todo.change', 'a teammate’s', ({ todo }) => todo, { status: 'done' }),
  onTodo('todo.change', 'missing', () => NOBODY, { status: 'done' }),
  onOwnTodo('todo.delete'),
  onTodo('todo.delete', 'a teammate’s', ({ todo }) => todo),
  onTodo('todo.delete', 'missing', () => NOBODY, { undo: true }),
  row('todo.open', 'one’s own', () => ({ open: false }), signedIn),
  row('todo.opening', 'one’s own', nothing, signedIn),
];

/** Topics: administrators make them, members read them (product, section 8). */
const topicRows: readonly Row[] = [
  ...onEachTeam('activity.custom', administrators(), topic),
  onTeam('activity.custom', 'otherTeam', inOtherTeam(), topic),
  ...onTopic('activity.update', { title: 'What helps' }),
  ...onTopic('activity.delete'),
  ...onEachTeam('activity.list', inTeam()),
  onTeam('activity.list', 'otherTeam', inOtherTeam()),
  row(
    'activity.answers',
    'a topic of the team',
    ({ topic }) => ({ activityId: topic }),
    inTeam('topicNotFound'),
  ),
  row('activity.answers', 'a missing topic', () => ({ activityId: NOBODY }), nobody('topicNotFound')),
];

export const todoAndTopicRows: readonly Row[] = [...todoRows, ...topicRows];

import { api } from '@garden/contract';
import { buildPerson } from '../factories.ts';
import { buildTodo } from '../knowledge-factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { MISSING_ID, type RoleFixtures, TODAY } from './role-fixtures.ts';
import { newOpenTodos, newTodo } from './role-things.ts';
import { inTeam, noInput, noOne, ofCaller, type Row, refused, row, signedIn } from './rows.ts';

const onOwnTodo = (more: object = {}): Row =>
  row(
    'one’s own',
    async (fixtures, role) => ({ todoId: await ofCaller(newTodo, fixtures, role), ...more }),
    signedIn,
  );

const onTodo = (object: string, of: (fixtures: RoleFixtures) => string, more: object = {}): Row =>
  row(object, (fixtures) => ({ todoId: of(fixtures), ...more }), noOne('todoNotFound'));

/** To-dos are their owner's, and shown to their teams where the owner says so (product, section 7). */
export const todo: GroupEntries<'todo'> = {
  list: {
    example: async (app) => {
      const as = await buildPerson(app);
      await buildTodo(app, as);
      await buildTodo(app, as, { kind: 'goal' });
      const wanted = { status: 'open' as const, from: TODAY, to: '2026-12-31', limit: 1 };
      return app.call(api.todo.list, wanted, { as });
    },
    rows: [
      row('one’s own', noInput, signedIn),
      row('a teammate who keeps them', ({ writer }) => ({ userId: writer.id }), {
        ...noOne('todosClosed'),
        removed: refused('userNotFound'),
        stranger: refused('userNotFound'),
      }),
      row(
        'a teammate who shows them',
        async (fixtures) => ({ userId: await newOpenTodos(fixtures) }),
        inTeam('userNotFound'),
      ),
      row('no one', () => ({ userId: MISSING_ID }), noOne('userNotFound')),
    ],
  },
  add: {
    example: async (app) => {
      const goal = { kind: 'goal' as const, text: 'Read Chinese contracts alone', day: '2026-07-31' };
      return app.call(api.todo.add, goal, { as: await buildPerson(app) });
    },
    rows: [row('one’s own', () => ({ kind: 'day', text: 'Call Ana' }), signedIn)],
  },
  change: {
    example: async (app) => {
      const as = await buildPerson(app);
      const { id: todoId } = await buildTodo(app, as, { kind: 'goal' });
      const wish = { status: 'done' as const, progress: 100, text: 'Call Ana and Bo', position: 0 };
      return app.call(api.todo.change, { todoId, ...wish }, { as });
    },
    rows: [
      onOwnTodo({ status: 'done' }),
      onTodo('a teammate’s', ({ todo }) => todo, { status: 'done' }),
      onTodo('missing', () => MISSING_ID, { status: 'done' }),
    ],
  },
  delete: {
    example: async (app) => {
      const as = await buildPerson(app);
      return app.call(api.todo.delete, { todoId: (await buildTodo(app, as)).id }, { as });
    },
    rows: [
      onOwnTodo(),
      onTodo('a teammate’s', ({ todo }) => todo),
      onTodo('missing', () => MISSING_ID, { undo: true }),
    ],
  },
  open: {
    example: async (app) => app.call(api.todo.open, { open: true }, { as: await buildPerson(app) }),
    rows: [row('one’s own', () => ({ open: false }), signedIn)],
  },
  opening: {
    example: async (app) => app.call(api.todo.opening, {}, { as: await buildPerson(app) }),
    rows: [row('one’s own', noInput, signedIn)],
  },
};

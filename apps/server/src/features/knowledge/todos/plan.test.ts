import { api, type TodoStatus } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  buildDiary,
  buildPerson,
  buildTeam,
  LONG_ENOUGH,
  type TestPerson,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
const TUESDAY = '2026-03-31';
const noonOf = (day: string) => `${day}T12:00:00.000Z`;
beforeEach(() => app.clock.set(noonOf(TUESDAY)));

const publish = (author: TestPerson, day: string, nextTasks: string[]) =>
  buildDiary(app, { author, day, sections: { nextTasks } });
const tasksOf = async (as: TestPerson) => (await app.call(api.todo.list, { kind: 'day' }, { as })).data.items;
const plansOf = async (as: TestPerson) =>
  (await tasksOf(as)).map(({ day, text, status }) => `${day} ${text} ${status}`);
const settle = async (as: TestPerson, text: string, status: TodoStatus) => {
  const todo = (await tasksOf(as)).find((each) => each.text === text);
  const settled = await app.call(api.todo.change, { todoId: todo?.id ?? '', status }, { as });
  expect(settled.code).toBe(200);
};
const carryOn = async (as: TestPerson, day: string) => {
  app.clock.set(noonOf(day));
  const { carry } = (await app.call(api.draft.get, { day }, { as })).data;
  return carry && { ...carry, tasks: carry.tasks.map(({ text, status }) => `${text} ${status}`) };
};
const update = (as: TestPerson, diary: { id: string; version: number }, nextTasks: string[]) =>
  app.call(
    api.diary.update,
    { diaryId: diary.id, version: diary.version, sections: { summary: LONG_ENOUGH, nextTasks } },
    { as },
  );

describe('publishing', () => {
  test('opens the tasks of the next working day, in their order and each once', async () => {
    const { owner } = await buildTeam(app);
    app.clock.set(noonOf('2026-03-27'));
    await publish(owner, '2026-03-27', ['Prune', 'Water', 'Prune']);
    await publish(owner, '2026-03-27', ['Prune', 'Water', 'Prune']);
    expect(await plansOf(owner)).toEqual(['2026-03-30 Prune open', '2026-03-30 Water open']);
    expect(await tasksOf(owner)).toMatchObject([{ planned: true }, { planned: true }]);
  });

  test('adds nothing that is there already', async () => {
    const author = await buildPerson(app);
    await app.call(api.todo.add, { kind: 'day', text: 'Water', day: '2026-04-01' }, { as: author });
    await publish(author, TUESDAY, ['Prune', 'Water']);
    expect(await plansOf(author)).toEqual(['2026-04-01 Water open', '2026-04-01 Prune open']);
  });

  test('plans nothing where the diary is refused', async () => {
    const author = await buildPerson(app);
    const sections = { summary: 'short', nextTasks: ['Prune'] };
    expect((await app.call(api.diary.publish, { day: TUESDAY, sections }, { as: author })).code).toBe(400);
    expect(await plansOf(author)).toEqual([]);
  });
});

describe('changing the diary', () => {
  test('follows the plan and keeps what is settled, reworded or removed', {
    tags: 'postgres/sql',
  }, async () => {
    const author = await buildPerson(app);
    const diary = await publish(author, TUESDAY, ['done', 'open', 'reworded', 'deleted', 'stays']);
    await settle(author, 'done', 'done');
    const [, , third, fourth] = await tasksOf(author);
    await app.call(api.todo.change, { todoId: third?.id ?? '', text: 'in other words' }, { as: author });
    await app.call(api.todo.delete, { todoId: fourth?.id ?? '' }, { as: author });
    const changed = await update(author, diary, ['reworded', 'deleted', 'stays', 'new']);
    expect(changed.code).toBe(200);
    expect(await plansOf(author)).toEqual([
      '2026-04-01 done done',
      '2026-04-01 in other words open',
      '2026-04-01 stays open',
      '2026-04-01 new open',
    ]);
  });
});

describe('deleting the diary', () => {
  test('takes its open tasks along, and brings those back that it took', async () => {
    const author = await buildPerson(app);
    const diary = await publish(author, TUESDAY, ['done', 'open', 'deleted']);
    await settle(author, 'done', 'done');
    const deleted = (await tasksOf(author)).find(({ text }) => text === 'deleted');
    await app.call(api.todo.delete, { todoId: deleted?.id ?? '' }, { as: author });
    app.clock.advance(1000);
    const remove = (undo: boolean) => app.call(api.diary.delete, { diaryId: diary.id, undo }, { as: author });
    await remove(false);
    expect(await plansOf(author)).toEqual(['2026-04-01 done done']);
    expect(await carryOn(author, '2026-04-01')).toMatchObject({ tasks: ['done done'] });
    await remove(true);
    expect(await plansOf(author)).toEqual(['2026-04-01 done done', '2026-04-01 open open']);
  });
});

describe('the editor of a day', () => {
  test('asks on Monday about the plan of Friday', async () => {
    const { owner } = await buildTeam(app);
    app.clock.set(noonOf('2026-03-27'));
    await publish(owner, '2026-03-27', ['Prune', 'Water']);
    expect(await carryOn(owner, '2026-03-30')).toEqual({
      day: '2026-03-27',
      tasks: ['Prune open', 'Water open'],
    });
  });

  test('goes on asking about what no one settled, and shows what was settled on the day itself', async () => {
    const { owner } = await buildTeam(app);
    app.clock.set(noonOf('2026-03-30'));
    await publish(owner, '2026-03-30', ['Prune', 'Water', 'Weed']);
    app.clock.set(noonOf(TUESDAY));
    await settle(owner, 'Prune', 'done');
    await publish(owner, TUESDAY, ['Call Ana']);
    expect(await carryOn(owner, TUESDAY)).toMatchObject({ tasks: ['Prune done', 'Water open', 'Weed open'] });
    expect(await carryOn(owner, '2026-04-01')).toEqual({
      day: TUESDAY,
      tasks: ['Water open', 'Weed open', 'Call Ana open'],
    });
    await settle(owner, 'Water', 'carried');
    await settle(owner, 'Weed', 'dropped');
    expect(await carryOn(owner, '2026-04-01')).toMatchObject({
      tasks: ['Water carried', 'Weed dropped', 'Call Ana open'],
    });
    expect(await carryOn(owner, '2026-04-02')).toMatchObject({ tasks: ['Call Ana open'] });
  });

  test('forgets nothing over a long absence, and asks no more about what is older than that', async () => {
    const { owner } = await buildTeam(app);
    app.clock.set(noonOf('2026-03-02'));
    await publish(owner, '2026-03-02', ['long ago']);
    app.clock.set(noonOf('2026-03-20'));
    await publish(owner, '2026-03-20', ['before the journey']);
    expect(await carryOn(owner, '2026-05-18')).toEqual({
      day: '2026-03-20',
      tasks: ['before the journey open'],
    });
    expect(await plansOf(owner)).toContain('2026-03-03 long ago open');
  });

  test('asks about to-dos of one’s own as well, and about no other day’s', async () => {
    const { owner } = await buildTeam(app);
    await app.call(api.todo.add, { kind: 'day', text: 'Call Ana' }, { as: owner });
    await app.call(api.todo.add, { kind: 'day', text: 'Tomorrow', day: '2026-04-01' }, { as: owner });
    await app.call(api.todo.add, { kind: 'goal', text: 'Speak Chinese' }, { as: owner });
    expect(await carryOn(owner, TUESDAY)).toEqual({ day: TUESDAY, tasks: ['Call Ana open'] });
  });
});
